# Слова, общие для всех игр, по-русски.

## Errors
unknown-game = Игры «{ $name }» нет. Есть: { $known }
unknown-option = Настройки «{ $name }» нет. Есть: { $known }
bad-option-value = { $name } не может быть «{ $value }». Возможно: { $allowed }
illegal-move = Нельзя сыграть «{ $move }» в позиции: { $position }
    Сейчас можно: { $allowed }

## Positions
position-too-long = Слишком длинно для позиции: знаков может быть не больше { $most }.
position-no-field = «{ $word }» не похоже на имя=значение. Поля: { $known }
position-unknown-field = Поля «{ $name }» нет. Поля: { $known }
position-field-twice = Поле { $name } указано дважды.
position-field-missing = Нет поля { $name }.
position-bad-number = { $name } – это число от { $least } до { $most }, а не «{ $value }».
position-bad-word = { $name } не может быть «{ $value }». Возможно: { $allowed }
position-bad-dice = { $name } – это кубики с гранями { $faces }, а не «{ $value }».
position-bad-ranges = { $name } – это числа от { $least } до { $most }, например 21-24,27, а не «{ $value }».
position-number-twice = В { $name } одно число указано дважды.
position-bad-parts = В { $name } должна быть часть на каждое место, через косую черту: { $count }, а не { $given }.
position-not-whole = В этой позиции что-то скрыто, поэтому играть с неё нельзя: { $position }
position-over-without-turn = Игра не может закончиться до первого хода.
position-wrong-seat = При turns={ $turns } ходит место { $due }, а не { $seat }.
position-past-limit = При turns={ $turns } игра уже дальше своего конца: turn_limit={ $limit }.
position-too-many-dice = Слишком много кубиков: { $given }, а всего их { $most }.
position-too-few-dice = Слишком мало кубиков: { $given }, а после броска на столе лежат все { $most }.
position-nothing-to-choose = Ни одну грань броска выбрать нельзя, значит, ход должен быть неудачным.
position-dice-shown = При now={ $now } брошенных кубиков (shown) быть не может.
position-nothing-aside = При now=decide какие-то кубики должны быть отложены.
position-cannot-throw = Не осталось кубиков или новых граней, ради которых бросать.
position-over-with-dice = В законченной игре отложенных кубиков нет.
position-turn-ended = Этот ход должен был закончиться сам.

## The end of a game
event-ended = Игра окончена.
event-won = { $name }: победа!
event-shared = { $name }: победа пополам с другими

## Records
record-foreign = Это не запись Kosti: она должна начинаться с формата «kosti-record».
record-too-long = Запись может занимать не больше { $most } МБ.
record-not-text = Это не текст: на месте { $place } стоит байт не из UTF-8.
record-bad-json = Запись повреждена или обрезана: со строки { $line }, столбца { $column } это не JSON.
record-bad-line = Запись повреждена в строке { $line }: { $text }
record-cut-short = Запись обрезана: после строки { $line } нет последней строки «end».
record-after-end = Запись повреждена: в строке { $line }, после «end», что-то стоит.
record-field-missing = Запись повреждена: нет поля { $field }.
record-bad-field = Запись повреждена: { $field } – не то, чем должно быть.
record-bad-seal = Запись повреждена: запечатанное в ней не открывается.
record-bad-start = Запись не может так начинаться.
record-bad-seats = Мест в записи: { $given }, а играют { $due }.
record-bad-step = Запись нельзя сыграть на шаге { $place }: { $step }
record-other-result = Запись повреждена: её итог не тот, к которому она ведёт.
record-not-whole = В этой записи только то, что видно с одного места, поэтому играть с неё нельзя.
record-unknown-game = Игры «{ $name }» нет.
