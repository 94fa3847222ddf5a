# Heckmeck Barbecue по-русски.
game-name = Хекмек Барбекю
game-about = Бросайте восемь кубиков, откладывайте грани и попадайте точно в участок гриля — ради червяков, ничьих и чужих, и ради улиток.

## Words to type
word-w = червяк
word-throw = бросить
word-stop = стоп

## Actions
action-face = { $face ->
    [w] { $count ->
        [1] отложить червяка
        [one] отложить { $count } червяка
        [few] отложить { $count } червяка
       *[many] отложить { $count } червяков
    }
   *[other] { $count ->
        [1] отложить { $face }
       *[other] отложить { $count } × { $face }
    }
}
action-throw = { $count ->
    [1] бросить последний кубик
    [one] бросить { $count } кубик
    [few] бросить { $count } кубика
   *[many] бросить { $count } кубиков
}
action-put = { $worms ->
    [one] поставить тарелку на { $place } ({ $worms } червяк)
    [few] поставить тарелку на { $place } ({ $worms } червяка)
   *[many] поставить тарелку на { $place } ({ $worms } червяков)
}
action-steal = { $worms ->
    [one] занять { $place } и отобрать { $worms } червяка — { $other }
    [few] занять { $place } и отобрать { $worms } червяка — { $other }
   *[many] занять { $place } и отобрать { $worms } червяков — { $other }
}
action-double = { $worms ->
    [one] закрыть { $place } второй тарелкой ({ $worms } червяк)
    [few] закрыть { $place } второй тарелкой ({ $worms } червяка)
   *[many] закрыть { $place } второй тарелкой ({ $worms } червяков)
}
action-snail = взять улитку с { $place }
action-snail-from-stock = остановиться на { $result }: взять улитку из запаса
action-snail-from-grill = остановиться на { $result }: взять улитку со старшего участка, { $place }
action-no-snail = остановиться на { $result }: улиток больше нет, и игра закончится
action-stop-fail = { $reason ->
    [no-worm] остановиться без червяка: неудача
    [too-low] остановиться на { $result }: меньше 23, неудача
    [two-plates] остановиться на { $result }: там две тарелки, неудача
   *[no-plate] остановиться на { $result }: тарелок не осталось, неудача
}
action-stop-fail-end = { $reason ->
    [no-worm] остановиться без червяка: неудача, и игра закончится
    [too-low] остановиться на { $result }: меньше 23, неудача, и игра закончится
    [two-plates] остановиться на { $result }: там две тарелки, неудача, и игра закончится
   *[no-plate] остановиться на { $result }: тарелок не осталось, неудача, и игра закончится
}

## What each action means
explain-face = Все кубики с этой гранью ложатся в ваш ряд. Ту же грань в этот ход больше не выбрать.
explain-throw = Бросает оставшиеся кубики. Если на них только те грани, что у вас уже есть, ход неудачен.
explain-put = Завершает ход: ваша тарелка встаёт на пустой участок с вашим числом, и вы получаете червяков, нарисованных на нём.
explain-steal = Завершает ход: хозяин тарелки отдаёт вам червяков этого участка и забирает её, а участок занимает ваша.
explain-double = Завершает ход: сюда встаёт вторая ваша тарелка, червяки достаются вам ещё раз, и участок закрыт для всех.
explain-snail = Завершает ход: улитка с этого участка ваша, она стоит 3 очка, а участок снова пуст.
explain-snail-from-stock = Завершает ход: за результат больше 36 даётся улитка, она стоит 3 очка.
explain-snail-from-grill = Завершает ход: за результат больше 36 даётся улитка, она стоит 3 очка. Запас пуст, поэтому она берётся с гриля.
explain-no-snail = За результат больше 36 даётся улитка, но их больше нет: игра сразу заканчивается.
explain-stop-fail = Завершает ход ни с чем. Улитка ложится на старший пустой участок, а если таких нет — на старший участок с одной тарелкой.
explain-stop-fail-end = Завершает ход ни с чем. Положить на гриль улитку нельзя, поэтому игра заканчивается.

## Why not
refused-face-used = { $face ->
    [w] Червяки уже есть в вашем ряду в этот ход.
   *[other] Грань { $face } уже есть в вашем ряду в этот ход.
}
refused-face-not-shown = { $face ->
    [w] Ни на одном кубике нет червяка.
   *[other] Ни на одном кубике нет грани { $face }.
}
refused-throw-first = { $face ->
    [w] Сейчас на столе нет броска, из которого можно отложить червяков.
   *[other] Сейчас на столе нет броска, из которого можно отложить { $face }.
}
refused-choose-first = Сначала отложите какую-нибудь грань этого броска.

## What happened
event-threw = { $name }: бросает { $dice }
event-set_aside = { $face ->
    [w] { $count ->
        [one] { $name }: откладывает { $count } червяка — сумма { $result }
        [few] { $name }: откладывает { $count } червяка — сумма { $result }
       *[many] { $name }: откладывает { $count } червяков — сумма { $result }
    }
   *[other] { $count ->
        [1] { $name }: откладывает { $face } — сумма { $result }
       *[other] { $name }: откладывает { $count } × { $face } — сумма { $result }
    }
}
event-put = { $worms ->
    [one] { $name }: ставит тарелку на { $place } и получает { $worms } червяка
    [few] { $name }: ставит тарелку на { $place } и получает { $worms } червяка
   *[many] { $name }: ставит тарелку на { $place } и получает { $worms } червяков
}
event-stole = { $worms ->
    [one] { $name }: занимает { $place } и отбирает { $worms } червяка — { $other }
    [few] { $name }: занимает { $place } и отбирает { $worms } червяка — { $other }
   *[many] { $name }: занимает { $place } и отбирает { $worms } червяков — { $other }
}
event-doubled = { $worms ->
    [one] { $name }: закрывает { $place } второй тарелкой и получает { $worms } червяка
    [few] { $name }: закрывает { $place } второй тарелкой и получает { $worms } червяка
   *[many] { $name }: закрывает { $place } второй тарелкой и получает { $worms } червяков
}
event-took_snail = { $name }: берёт улитку с { $place }
event-took_snail_from_stock = { $name }: берёт улитку из запаса (осталось { $left })
event-found_no_snail = { $name }: улиток нет ни в запасе, ни на гриле
event-failed = { $reason ->
    [no-face] { $name }: неудача — в броске нет новых граней
    [no-worm] { $name }: неудача — не отложено ни одного червяка
    [too-low] { $name }: неудача — { $result } меньше 23
    [two-plates] { $name }: неудача — на { $result } две тарелки
   *[no-plate] { $name }: неудача — нет тарелки, чтобы занять { $result }
}
event-placed_snail = Улитка ложится на { $place } (в запасе осталось { $left })
event-went_home = { $name }: забирает тарелку с { $place }, но червяков не отдаёт
event-placed_no_snail = { $reason ->
    [no-stock] Улиток в запасе больше нет.
   *[no-room] Для улитки больше нет участка.
}
event-scored = { $score ->
    [one] { $name }: { $score } очко
    [few] { $name }: { $score } очка
   *[many] { $name }: { $score } очков
}

## Чем может кончиться ход
ending-put = { $worms ->
    [one] тарелка на { $place } ({ $worms } червяк)
    [few] тарелка на { $place } ({ $worms } червяка)
   *[other] тарелка на { $place } ({ $worms } червяков)
}
ending-stole = { $worms ->
    [one] захват { $place } ({ $worms } червяк) — { $other }
    [few] захват { $place } ({ $worms } червяка) — { $other }
   *[other] захват { $place } ({ $worms } червяков) — { $other }
}
ending-doubled = { $worms ->
    [one] вторая тарелка на { $place } ({ $worms } червяк)
    [few] вторая тарелка на { $place } ({ $worms } червяка)
   *[other] вторая тарелка на { $place } ({ $worms } червяков)
}
ending-snail = улитка с { $place }
ending-snail-beyond = улитка за результат больше 36
ending-no-snail = результат больше 36, но улиток нет: конец игры
ending-failed = неудача

## The board
board-row = { $worms ->
    [one] { $worms } червяк: { $places }
    [few] { $worms } червяка: { $places }
   *[many] { $worms } червяков: { $places }
}
board-empty = { $place } пусто
board-plate = { $place } { $name }
board-two-plates = { $place } { $name } ×2
board-snail = { $place } улитка
board-stock = Улиток в запасе: { $snails }
board-seat = { $points ->
    [one] { $name }: { $points } очко (червяков { $worms }, улиток { $snails }, тарелок осталось { $plates })
    [few] { $name }: { $points } очка (червяков { $worms }, улиток { $snails }, тарелок осталось { $plates })
   *[many] { $name }: { $points } очков (червяков { $worms }, улиток { $snails }, тарелок осталось { $plates })
}
board-aside = Отложено: { $dice } = { $result }
board-shown = Брошено: { $dice }

## Impossible positions
position-bad-grill = Гриль — это 14 знаков, начиная с участка 23: «.» пусто, от a до e одна тарелка места, от A до E две, s улитка, а не «{ $grill }».
position-no-such-seat = На гриле тарелка «{ $letter }» места, за которым никто не играет.
position-too-many-plates = У места { $seat } слишком много тарелок на гриле: { $given }, а у каждого их только { $most }.
position-too-many-snails = Слишком много улиток: { $given }, а их только { $most }.
position-too-few-worms = У места { $seat } слишком мало червяков: { $given }, а одни лишь тарелки на гриле принесли { $least }.
position-too-many-worms = У кого-то больше червяков, чем могли принести тарелки.
position-snail-too-low = Улитка лежит ниже пустых участков, хотя должна была попасть сначала на них.
position-too-few-turns-of-seat = У места { $seat } слишком мало ходов: { $had }, а для всего, что у него есть, нужно { $least }.
position-too-few-turns = Слишком мало ходов: { $had }, а для всего, что лежит на столе, нужно { $least }.
position-not-over = Игра не может быть закончена: после неудачи улитку ещё есть куда положить.

## Tables of worms
worms-file-unread = { $path } не прочитать как таблицу червяков: такого текстового файла нет.
worms-file-shape = { $path } — не таблица червяков. В ней должна быть строка «place,worms», а за ней по строке на каждый участок от { $least } до { $most } с его червяками от 1 до 9, например «23,1».

## Options
option-seats = Сколько игроков
option-turn_limit = После скольких ходов игра заканчивается (0: без ограничения)
option-worms = Червяки на участках от 23 до 36

## What is counted in simulated games
tally-failures = неудачные ходы
tally-thefts = кражи

## Odds of a turn
odds-target = Участок
odds-points = очки
odds-average = очков в среднем
odds-target-37 = больше 36

## На доске страницы
place-put = займите
place-steal = отберите — { $other }
place-double = свой: закройте
place-snail = улитка
place-snail-from-stock = улитка
place-snail-from-grill = улитка
place-no-snail = улиток нет: конец
place-stop-fail = { $reason ->
    [no-worm] пока без червяка
    [too-low] мало
    [two-plates] закрыто
   *[no-plate] тарелок нет
}
place-stop-fail-end = { $reason ->
    [no-worm] пока без червяка
    [too-low] мало
    [two-plates] закрыто
   *[no-plate] тарелок нет
}

## The page
end-why = Червяк — 1 очко, улитка — 3. Побеждает большее число очков; при равенстве — тарелка на старшем участке.
value-worms-classic = 23–24 один, 25–28 два, 29–32 три, 33–36 четыре
value-worms-shifted = 23–26 один, 27–30 два, 31–33 три, 34–36 четыре
