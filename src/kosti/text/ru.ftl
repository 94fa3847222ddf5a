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
position-bad-number = { $name } — это число от { $least } до { $most }, а не «{ $value }».
position-bad-word = { $name } не может быть «{ $value }». Возможно: { $allowed }
position-bad-dice = { $name } — это кубики с гранями { $faces }, а не «{ $value }».
position-bad-ranges = { $name } — это числа от { $least } до { $most }, например 21-24,27, а не «{ $value }».
position-number-twice = В { $name } одно число указано дважды.
position-bad-parts = В { $name } должно быть по части на каждое место, через косую черту: { $count }, а не { $given }.
position-not-whole = В этой позиции что-то скрыто, поэтому играть с неё нельзя: { $position }
position-over-without-turn = Игра не может закончиться до первого хода.
position-wrong-seat = При turns={ $turns } ходит место { $due }, а не { $seat }.
position-past-limit = При turns={ $turns } игра уже должна была закончиться: turn_limit={ $limit }.
position-too-many-dice = Слишком много кубиков: { $given }, а всего их { $most }.
position-too-few-dice = Слишком мало кубиков: { $given }, а после броска на столе лежат все { $most }.
position-nothing-to-choose = Ни одну грань броска выбрать нельзя, значит, ход должен был закончиться неудачей.
position-dice-shown = При now={ $now } брошенных кубиков (shown) быть не может.
position-nothing-aside = При now=decide какие-то кубики должны быть отложены.
position-cannot-throw = Бросать незачем: не осталось кубиков или новых граней.
position-over-with-dice = В законченной игре отложенных кубиков нет.
position-turn-ended = Этот ход должен был закончиться сам.

## The end of a game
event-ended = Игра окончена.
event-won = { $name }: победа!
event-shared = { $name }: делит победу

## Records
record-foreign = Это не запись Kosti: она должна начинаться с формата «kosti-record».
record-too-long = Запись может занимать не больше { $most } МБ.
record-not-text = Это не текст: на месте { $place } стоит байт не из UTF-8.
record-bad-json = Запись повреждена или обрезана: со строки { $line }, столбца { $column } это не JSON.
record-bad-line = Запись повреждена в строке { $line }: { $text }
record-cut-short = Запись обрезана: после строки { $line } нет последней строки «end».
record-after-end = Запись повреждена: после «end» есть что-то ещё, в строке { $line }.
record-field-missing = Запись повреждена: нет поля { $field }.
record-bad-field = Запись повреждена: поле { $field } не такое, каким должно быть.
record-bad-seal = Запись повреждена: запечатанное в ней не открывается.
record-bad-start = Запись не может так начинаться.
record-bad-seats = Мест в записи: { $given }, а играют { $due }.
record-bad-step = Запись нельзя сыграть на шаге { $place }: { $step }
record-other-result = Запись повреждена: её итог не тот, к которому она ведёт.
record-not-whole = В этой записи только то, что видно с одного места, поэтому играть с неё нельзя.
record-unknown-game = Игры «{ $name }» нет.

## Fair dice
dice-none = В этой записи ничего не сказано о честных кубиках: её броски проверить нельзя.
dice-unknown = Кубики этой записи следуют правилу «{ $name }», которое здесь неизвестно: её броски проверить нельзя.
dice-bound = Секрет тот самый, которым стол связал себя до первого броска.
dice-first-drawn = Кто ходит первым, решил бросок 0: { $name }.
dice-first-chosen = Кто ходит первым, решали не кубики.
dice-contributed = Свои случайные числа добавили: { $names }.
dice-nobody-contributed = Своих случайных чисел не добавил никто: кубики следуют только из секрета стола.
dice-by-the-rules = Все ходы возможны по правилам, и при каждом броске в воздухе были именно те кубики или карты, каких правила требуют.
dice-recomputed = Пересчитано бросков и карт: { $count }. Каждый — ровно то, что следует из секрета и добавленных чисел.
dice-hidden = В этой записи не видно, а потому не сверено: { $count }.
dice-proved = Доказано: с тех пор как стол связал себя секретом, ни один бросок этой игры никто не выбирал и не менял.
dice-without-rules = Что было в воздухе при каждом броске, здесь взято из записи; «kosti verify» проверяет и это — по правилам.
dice-limits = Не доказано, что секрета никто не знал заранее и кто какой ход сделал. Подробнее: docs/fair-dice.md
dice-disclosed = Бросков, ключ которых раскрыт: { $count }. Они пересчитаны, и все сходятся.
dice-waiting = Бросков, которые можно пересчитать только с секретом: { $count }. Запись уже связана ими: сохраните этот файл, чтобы потом сравнить.
dice-open = Пока всё сходится. Секрета в этой записи нет: его публикуют, когда игра кончится или стол закроют.
dice-false-field = Сведения о кубиках в записи повреждены: поля { $field } нет, или оно не такое, каким должно быть.
dice-false-secret = Секрет не тот, которым стол себя связал: он ведёт к { $found }…, а стол показывал { $due }…
dice-false-first = Первый ход не сходится: бросок 0 выбрал другое имя — { $other }, а запись начинает { $name }.
dice-false-unmarked = Бросок { $throw }: пометки о нём в записи нет, или она повреждена: { $field }.
dice-false-mark = Бросок { $throw } сделан в ход { $turn } ({ $name }), а в записи помечен другой ход или другое место.
dice-false-air = Бросок { $throw } (ход { $turn }, { $name }): по правилам в воздухе были не те кубики или карты, что помечены в записи.
dice-false-key = Бросок { $throw } (ход { $turn }, { $name }): ключ в записи не тот, что следует из секрета.
dice-false-commitment = Бросок { $throw } (ход { $turn }, { $name }): его ключ не тот, которым связана запись.
dice-false-throw = Бросок { $throw } (ход { $turn }, { $name }) не сходится: в записи { $found }, а кубики этого стола выпали так: { $due }.
dice-false = Не сходится: в этой записи не то, что бросали кубики её стола. Её изменили, или стол отступил от своих кубиков.

## Files
file-unreadable = Не удаётся прочитать { $file }: { $reason }
file-unwritable = Не удаётся записать { $file }: { $reason }
file-unreadable-missing = Файла { $file } нет.
file-unreadable-folder = { $file } — папка, а не файл.
file-unreadable-forbidden = Читать { $file } вам нельзя.
file-unwritable-missing = Не удаётся записать { $file }: такого места нет.
file-unwritable-folder = Не удаётся записать { $file }: это папка.
file-unwritable-forbidden = Не удаётся записать { $file }: писать туда вам нельзя.
file-bad = Файл { $file } не подходит:
file-finished = В { $file } — законченная игра. Посмотрите её командой «kosti replay» или назовите другой файл.

## At the table
table-of = { $game } — { $names }
your-turn = { $name }: ваш ход
refused = Нельзя (правило { $rule }): { $reason }
ambiguous = Так начинается не одно слово: { $readings }
not-understood = «{ $typed }» здесь ничего не значит. Введите ?, чтобы увидеть подсказку.
sure = Точно? Это значит: { $action }.
    Введите «{ $word }» ещё раз или выберите другое.
undone = Взято назад.
nothing-to-undo = Назад взять нечего: с тех пор упали кубики, кто-то ответил или вы узнали тайну.
ask-save = Сохранить игру, чтобы продолжить потом? (да/нет)
answer-no = нет
saved = Сохранено: { $file }
saved-sealed = Сохранено: { $file } (скрытое в этой игре там запечатано)
how-to-resume = Продолжить: { $command } play { $file }
look-away = Отвернитесь! Смотрит только { $name }.
look-away-ready = { $name }: нажмите Enter, когда больше никто не смотрит.
look-away-done = Нажмите Enter, чтобы это спрятать.
how-to-type = Вводите слово или его начало. Всегда можно: ? (помощь), назад, журнал, правила, поле, совет, сохранить, выход.
help-commands =
    ? объясняет каждый выбор · «назад» отменяет ваш последний выбор · «журнал» рассказывает всю игру
    «правила» показывает правила («правила 5» — одно из них) · «поле» снова показывает стол · «совет» говорит, как сыграл бы мастер
    «сохранить ФАЙЛ» сохраняет игру · «выход» — уйти, сохранив игру, если хотите
command-help = помощь
command-undo = назад
command-log = журнал
command-rules = правила
command-save = сохранить
command-quit = выход
command-board = поле
command-hint = совет
which-game = Во что сыграем?
which-game-number = Введите число от 1 до { $most } или начало названия.
name-human = Игрок { $number }
name-random = Случайный { $number }
name-simple = Простак { $number }
name-novice = Новичок { $number }
name-casual = Любитель { $number }
name-expert = Знаток { $number }
name-master = Мастер { $number }
random-limit = Случайные игроки редко доводят эту игру до конца, поэтому итог подводится после хода { $limit }.
secrets-need-screen = Двоим здесь не утаить друг от друга кубик: нужен терминал, который умеет его прятать. Откройте окно терминала или играйте за одного.
seats-differ = Мест названо: { $named }, а играют { $due }.
position-has-options = В позиции уже есть свои настройки: уберите --option.
option-without-value = «{ $text }» не похоже на имя=значение.
unknown-player = Игрока «{ $name }» нет. Есть: { $known }
solve-unknown = Решить точно нельзя: { $name }. Можно: { $known }
unknown-rule = Правила «{ $number }» нет. Есть: { $known }
bad-seat = Места «{ $name }» нет. Места: от 0 до { $most }
bad-language = языка «{ $name }» нет; есть: { $known }
option-line = ({ $meant }; обычно { $usual })
replay-next = Ход { $turn }: нажмите Enter
replay-unfinished = Отсюда игра продолжается.

## Players and hints
style-random = выбирает наугад из того, что можно
style-simple = держится одного простого разумного правила
style-novice = играет быстро и весело, как начинающие, и часто бросает лишний раз
style-casual = берёт первое приличное и редко считает
style-expert = точно считает каждый ход и берёт от него всё, будто других не будет
style-master = точно считает ход и видит всю игру: что каждый исход оставит каждому
player-style = { $name }: { $manner }
getting-ready = Игроки готовятся…
hint-each = Шансы на победу после каждого выбора:
hint-gather = Лучшая раскладка: { $placing }
hint-often = выбирать в { $often } таких случаев
hint-lead = { $best }: на { $lead } лучше, чем { $other }.
hint-even = { $best } и { $other } стоят одинаково.
hint-chance = { $what }: { $chance }
hint-shares = Шансы на победу после лучшего выбора: { $shares }
hint-endings = Как тогда кончится ход: { $endings }

## Training
train-how-long = Скажите, сколько учиться: либо --games, либо --minutes.
train-no-teacher = Учиться не у кого ({ $game }): сначала solve --seats 3.
train-other-plan = В { $file } — другое обучение: назовите другой файл через --out.
train-goes-on = Продолжается { $file }. Сыграно партий: { $games }
train-progress = партий { $games } · ходов за партию { $length } · ошибка { $error } · партий в секунду { $rate } · осталось { $left }
train-strength = Доля побед этого мастера среди знатоков: { $share } ± { $error }
train-done = Готово. Веса: { $file }. Сыграно партий: { $games }
train-broken-off = Прервано. Веса: { $file }. Сыграно партий: { $games }. Та же команда продолжит.

## The command line
help-usage = как вызвать:
help-arguments = что указать
help-options = ключи
help-commands-title = команды
help-command = КОМАНДА
help-error = { $command }: { $reason }
help-help = показать эту подсказку
help-version = показать версию
help-lang = язык: en, ru, ro, de (обычно язык системы)
help-kosti = Четыре игры с кубиками: «Хекмек», «Хекмек Барбекю», «Чао-чао!» и «Свинтус 3D».
help-kosti-examples =
    примеры:
      kosti                                  откроет стол в браузере
      kosti play bratwurmeck                 против простого игрока
      kosti play ciao --seats me,simple,simple --lang ro
      kosti rules svintus D9                 одно правило одной игры
help-play = сыграть в этом терминале или продолжить сохранённую игру
help-play-examples =
    места перечисляются через запятую: me, me:Anna, novice, casual, expert, master, simple, random

    примеры:
      kosti play bratwurmeck --seats me:Anna,me:Boris,simple
      kosti play barbecue --option worms=shifted --seed 7
      kosti play bratwurmeck --record evening.json    всё время хранит игру в этом файле
      kosti play evening.json                         продолжает её
help-games = перечислить игры и их настройки
help-rules = напечатать правила игры
help-show = показать позицию
help-show-examples =
    пример:
      kosti show bratwurmeck "seats=2 turns=0 seat=0 now=throw grill=21-36 stacks=-/-"
help-replay = рассказать записанную игру ход за ходом
help-convert = перевести запись из JSON в текст или обратно
help-convert-examples =
    примеры:
      kosti convert evening.json               печатает запись текстом
      kosti convert evening.json evening.txt
help-verify = проверить, что в записи именно то, что бросали кубики её стола
help-verify-examples =
    Каждый бросок пересчитывается, и говорится, что доказано. Код выхода 0 — доказано всё,
    1 — что-то не сходится, 3 — проверить (пока) нельзя.

    пример:
      kosti verify evening.json
help-text = напечатать все сообщения на одном языке с примерными значениями
help-train = пусть мастер учится, играя сам с собой
help-train-examples =
    Веса пишутся в файл; та же команда продолжает с того места, где прервали.

    примеры:
      kosti train bratwurmeck --seats 3 --minutes 20
      kosti train svintus --games 50000 --seed 2 --out larder.npz
help-train-taught = учиться по решённой таблице (ciao: --seats 3, см. solve)
help-train-seats = сколько мест за столом (обычно 2)
help-train-games = сколько всего сыграть партий
help-train-minutes = сколько минут играть
help-train-seed = при том же числе и стольких же партиях веса те же (обычно 1)
help-jobs = сколько партий идёт сразу (обычно столько, сколько ядер)
help-out = в какой файл писать
help-solve = решить игру точно или один её ход
help-solve-answer = вместо этого найти лучшие ответы мастерам с этой сетью: файл или master для той, что в поставке
help-solve-examples =
    примеры:
      kosti solve ciao                           вся игра вдвоём
      kosti solve ciao --option planks=12
      kosti solve ciao "seats=2 turns=0 seat=0 bridge=1/1 reserve=6/6"
      kosti solve ciao --seats 3                 втроём: долго, можно продолжить потом
      kosti solve ciao --seats 3 --answer master
help-bench = измерить скорость
help-game = игра или начало её имени
help-number = номер одного правила
help-position = позиция одной строкой в кавычках
help-seat = чьими глазами смотреть: номер места, считая с 0
help-file = запись
help-target = куда записать (.txt — текст, всё остальное — JSON)
help-step = перед каждым ходом ждать Enter
help-what = что измерить
help-seats = кто где сидит, например me,me:Anna,casual,master
help-record = всё время хранить игру в этом файле; если он есть, продолжить её
help-seed = число, при котором кубики падают одинаково
help-coach = перед каждым вашим выбором показывать, что думает о нём мастер
help-option = настройка игры (можно несколько раз)

## Many games at once
help-simulate = сыграть много партий между ботами и подсчитать итоги
help-simulate-examples =
    примеры:
      kosti simulate bratwurmeck --seats master,expert --games 10000
      kosti simulate ciao --seats simple,simple,random --out games.csv --plot games.png
help-bots-seated = боты по местам, например master,expert,expert
help-many = сколько партий (обычно 1000)
help-games-out = записать каждую партию в этот файл (.jsonl, .csv или .parquet)
help-games-plot = нарисовать итоги в этот файл (.png или .svg)
help-tournament = свести ботов друг с другом во всех порядках с одними и теми же бросками и вывести рейтинг
help-tournament-examples =
    примеры:
      kosti tournament bratwurmeck --bots master,expert,casual --games 2000
      kosti tournament svintus --bots master,expert --seats 4
      kosti tournament ciao --table master,expert,expert,expert
help-tournament-bots = кто встречается, например master,expert,casual
help-tournament-seats = сколько мест за столом (обычно 2)
help-tournament-table = один стол вместо всех, каждый бот на каждом месте
tournament-bots = Для турнира нужны хотя бы два бота, каждый назван один раз, а не: { $known }
tournament-title = { $game }, турнир: { $options }, зерно { $seed }
tournament-standing = Итог
tournament-elo = Эло
tournament-games = партий
tournament-mean = Рейтинг — в пунктах Эло выше или ниже среднего по всем.
tournament-differences = Разность долей в одних и тех же кругах
tournament-tables = Столы
tournament-held = мест
progress-begins = { $done } из { $wanted } партий; идёт подготовка, в первый раз до минуты
progress = { $done } из { $wanted } партий, { $rate } в секунду, осталось { $time }
progress-positions-begins = { $done } из { $wanted } позиций; идёт подготовка, в первый раз до минуты
progress-positions = { $done } из { $wanted } позиций, { $rate } в секунду, осталось { $time }
simulated = { $game }: { $options }, зерно { $seed }
speed = Партий: { $games } за { $time } ({ $rate } в секунду)
interrupted = Прервано: сохранено партий с начала — { $games } из { $wanted }.
by-seat = По местам
by-bot = По ботам, на одно место
column-seat = Место
column-share = доля побед
column-range = 95 % интервал
column-score = очки
simulated-lengths = Ходов в партии: в среднем { $mean }, медиана { $middle }; в девяти партиях из десяти — от { $low } до { $high }.
simulated-choices = Решений в партии: в среднем { $mean }, медиана { $middle }; в девяти партиях из десяти — от { $low } до { $high }.
target-kind = { $file } записать нельзя: имя должно кончаться на одно из { $known }
target-folder = { $file } записать нельзя: папки { $path } нет
package-missing = Для этого нужен пакет { $package }. Установите его: pip install "{ $extra }"
plot-title = { $game } — партий: { $games }
plot-shares = Доля побед с 95 % интервалами
plot-percent = доля в процентах (пунктир — поровну)
plot-seat = { $seat }: { $bot }
plot-lengths = Длина партий
plot-turns = ходы
plot-part = партии в процентах
plot-scores = Очки в конце
plot-score = очки
bot-random = случайный
bot-simple = простой
bot-novice = новичок
bot-casual = любитель
bot-expert = знаток
bot-master = мастер
plot-counts = В среднем за партию

## Bots from outside
bot-command = В «{ $bot }» нет команды. Например: cmd:"python my_bot.py"
bot-start = { $bot } не запускается: { $reason }
bot-no-class = { $bot } — не класс с choose(view, rng).
bot-slow = { $bot }: нет ответа за { $seconds } с в позиции { $position }
bot-died = { $bot }: процесс закончился (код { $code }) в позиции { $position }
    Последние слова: { $reason }
bot-raised = { $bot }: { $reason } в позиции { $position }
bot-illegal = { $bot }: ответ { $answer } в позиции { $position }
    Можно было: { $allowed }
bot-seat-lost = { $name }: теперь на этом месте ходят наугад.
bot-failures = Потерянные места: { $bot } — { $count } из { $games } партий, впервые в партии { $game }:
bots-of-record = В записи названы внешние боты: { $known }. Они запускаются, только если назвать все места ключом --seats.
help-bot = испытать своих ботов
help-bot-seconds = сколько секунд внешнему боту на один выбор (обычно 10)

## Checking a bot
check-starts = запускается
check-plays = { $game }, мест: { $count }
check-odd = { $game }, редкие моменты и настройки
check-repeats = на тот же вид и то же число отвечает тем же
check-differs = на тот же вид и то же число отвечает по-разному: его партии не повторить
check-begins-anew = играет дальше после нового запуска
check-ends = тихо заканчивает, когда кончается ввод
check-gave-up = проверка прервана
check-good = да
check-note = важно
check-bad = НЕТ
check-times = ответов: { $answers }, в среднем { $mean } мс, самый долгий { $longest } мс
check-view = Перед этим была показана строка:
check-hangs = Трижды нет ответа: остальное не проверяется.
check-lingers = Ввод кончился, а процесс продолжает работу: его пришлось остановить. Выходите из цикла, когда строка пуста.
check-chatters = Кроме ответов есть и другой вывод: { $answer } — пишите всё остальное в стандартный поток ошибок.
check-ends-badly = В конце код { $code } вместо 0.
check-hint-bot-slow = Читается ли ввод по строкам, и сбрасывается ли вывод после каждого ответа?
check-hint-bot-illegal = Ответ — одна строка вида { $example } с текстом или номером одного из действий вида; больше ничего в стандартный вывод писать нельзя.
check-hint-bot-died = Один процесс играет все партии: он читает строки, пока они есть.
check-hint-bot-raised = Класс создаётся без аргументов, а choose(view, rng) возвращает текст или номер одного из view.actions.
check-passed = Всё в порядке. Проверок: { $whole }
check-failed = Исправить: { $count } из { $whole } проверок
help-bot-examples =
    примеры:
      kosti bot check cmd:"python my_bot.py"
      kosti bot check py:my_bots:Careful --game ciao --seconds 1
help-bot-action = check: сыграть с ним всё и сказать, что исправить
help-bot-kind = команда (cmd:"…") или класс (py:module:Class)
help-bot-game = только эта игра (можно несколько раз)

## Odds of a turn
odds-unknown = Шансы хода неизвестны: { $name }. Они есть для игр: { $known }
odds-over = Эта игра уже окончена: { $position }
odds-choice = Выбор
odds-throw = бросок
odds-fails = неудача
odds-wins = шанс на победу
odds-at-least = не ниже
odds-exactly = точно
odds-after-at-least = Не ниже этого, после каждого выбора
odds-after-exactly = Точно это, после каждого выбора
odds-note = Каждый шанс — наибольший возможный, если стремиться только к этому.
help-odds = сказать, чего стоит ход и чего в нём можно добиться
help-odds-examples =
    примеры:
      kosti odds bratwurmeck                     первый ход
      kosti odds barbecue --worth wins           как считает мастер
      kosti odds bratwurmeck "seats=2 turns=0 seat=0 now=choose shown=1w335522 grill=21-36 stacks=-/-"
help-worth = что должен принести ход: points (обычно) или wins

## Mistakes on the command line
mistake-unknown = непонятно: { $words }
mistake-missing = не хватает: { $words }
mistake-no-value = для { $name } нужно значение
mistake-choice = { $name } не может быть { $value }; возможно: { $known }
mistake-number = { $name } — это целое число, а не { $value }
mistake-other = эту команду понять не удалось

gather-how = Вводите места, можно сразу несколько (2 2 6х); минус возвращает (-2); «готово» подтверждает.
gather-sure = Это будет стоить карты. Введите «готово» ещё раз или измените раскладку.
command-ok = готово

## Стол в сети
help-serve = открыть стол в сети, для браузеров
help-serve-examples =
    Вместо любого ключа можно задать переменную окружения: KOSTI_PORT=80, KOSTI_PUBLIC_URL=https://dice.example

    примеры:
      kosti serve                                  для всех в этой сети
      kosti serve --host 127.0.0.1                 только для этой машины
      kosti serve --port 443 --certificate my.crt --key my.key
      kosti serve --public-url https://dice.example --proxy-headers 127.0.0.1
help-serve-host = адрес, на котором ждать гостей (обычно все адреса машины)
help-serve-port = порт, на котором ждать гостей (8765; 0 — любой свободный)
help-serve-data = папка, где всё хранится (обычно ваша папка данных)
help-serve-database = база данных (обычно файл SQLite в папке данных)
help-serve-public-url = адрес, по которому стол доступен снаружи
help-serve-certificate = сертификат: тогда стол открывается по HTTPS
help-serve-key = ключ сертификата
help-serve-proxy-headers = прокси, которым можно верить, откуда пришёл запрос
help-serve-base-path = путь, под которым всё лежит
help-serve-log-level = насколько подробен журнал: debug, info, warning или error
help-serve-keep-days = удалять столы, где столько дней ничего не происходило (0: никогда)
help-serve-browser = открыть его в браузере, при нужде на любом свободном порту
serve-taken = По адресу { $address } открыть ничего нельзя: { $reason }
help-tables = показать хранимые столы, сохранить сыгранное за ними или удалить их
help-tables-examples =
    примеры:
      kosti tables list
      kosti tables export TABLE evening.json     последняя игра, насколько её видят зрители
      kosti tables delete TABLE TABLE
help-deed = list (показать), export (сохранить) или delete (удалить)
help-table = стол под именем из списка; для export ещё и файл
tables-none = Хранимых столов нет.
tables-row = { $table } · { $game } · { $phase } · { $when }
tables-unknown = Стола { $table } нет, или за ним ничего не сыграно.
tables-deleted = Удалено: { $count }
tables-name = Какой стол? Их имена показывает «kosti tables list».
serve-ready = Стол открыт:
serve-everybody = Зайти может каждый в этой сети. С --host 127.0.0.1 стол останется только вашим.
serve-private = Зайти может лишь тот, кому доступен этот адрес.
serve-stop = Ctrl-C закрывает стол; игры продолжатся, когда он откроется снова.
setting-number = { $name } не может быть { $value }.
setting-certificate = --certificate и --key задаются вместе.
setting-level = Такого уровня журнала нет: «{ $value }». Есть: { $known }
setting-url = Адрес начинается с http:// или https://, а не так: { $value }
