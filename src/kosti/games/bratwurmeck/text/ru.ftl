# Heckmeck am Bratwurmeck по-русски.
game-name = Хекмек, или Как заморить червячка
game-about = Бросайте восемь кубиков, откладывайте грани и вовремя остановитесь: червяки ждут на гриле — и на верхушках чужих стопок.

## Words to type
word-w = червяк
word-throw = бросить
word-stop = стоп
word-steal = украсть
word-grill = гриль

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
action-grill = { $worms ->
    [one] взять { $tile } с гриля ({ $worms } червяк)
    [few] взять { $tile } с гриля ({ $worms } червяка)
   *[many] взять { $tile } с гриля ({ $worms } червяков)
}
action-steal = { $worms ->
    [one] украсть { $tile } ({ $worms } червяк) — { $other }
    [few] украсть { $tile } ({ $worms } червяка) — { $other }
   *[many] украсть { $tile } ({ $worms } червяков) — { $other }
}
action-stop-fail = { $reason ->
    [no-worm] остановиться без червяка: неудача, { $tile } вернётся на гриль
   *[nothing-to-take] остановиться на { $result }: брать нечего, неудача, { $tile } вернётся на гриль
}
action-stop-fail-free = { $reason ->
    [no-worm] остановиться без червяка: неудача, но терять нечего
   *[nothing-to-take] остановиться на { $result }: брать нечего, неудача, но терять нечего
}

## What each action means
explain-face = Все кубики с этой гранью ложатся в ваш ряд. Ту же грань в этот ход больше не выбрать.
explain-throw = Бросает оставшиеся кубики. Если на них только те грани, что у вас уже есть, ход неудачен.
explain-grill = Завершает ход: берёт открытую фишку с вашим числом, а если её нет — ближайшую меньшую.
explain-steal = Завершает ход: берёт верхнюю фишку стопки, на которой ровно ваше число.
explain-stop-fail = Завершает ход без фишки. Ваша верхняя фишка возвращается на гриль.
explain-stop-fail-free = Завершает ход без фишки. Терять вам нечего.

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
refused-nothing-to-throw = Бросать незачем: не осталось кубиков или новых граней.
refused-two-to-take = Доступны две фишки: выберите, украсть или взять с гриля.
refused-just-stop = Выбирать не из чего: двух фишек нет, просто остановитесь.
refused-own-top = { $tile } — ваша собственная верхняя фишка, взять её ещё раз нельзя.
refused-no-such-top = Ни у кого из соперников сверху нет { $result }.

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
event-took = { $worms ->
    [one] { $name }: берёт { $tile } с гриля ({ $worms } червяк)
    [few] { $name }: берёт { $tile } с гриля ({ $worms } червяка)
   *[many] { $name }: берёт { $tile } с гриля ({ $worms } червяков)
}
event-stole = { $worms ->
    [one] { $name }: крадёт { $tile } ({ $worms } червяк) — { $other }
    [few] { $name }: крадёт { $tile } ({ $worms } червяка) — { $other }
   *[many] { $name }: крадёт { $tile } ({ $worms } червяков) — { $other }
}
event-failed = { $reason ->
    [no-face] { $name }: неудача — в броске нет новых граней
    [no-worm] { $name }: неудача — не отложено ни одного червяка
   *[nothing-to-take] { $name }: неудача — брать нечего
}
event-returned = { $name }: возвращает { $tile } на гриль
event-turned = До конца игры перевёрнута фишка { $tile }
event-scored = { $score ->
    [one] { $name }: { $score } червяк
    [few] { $name }: { $score } червяка
   *[many] { $name }: { $score } червяков
}

## Чем может кончиться ход
ending-took = { $worms ->
    [one] { $tile } с гриля ({ $worms } червяк)
    [few] { $tile } с гриля ({ $worms } червяка)
   *[other] { $tile } с гриля ({ $worms } червяков)
}
ending-stole = { $worms ->
    [one] кража { $tile } ({ $worms } червяк)
    [few] кража { $tile } ({ $worms } червяка)
   *[other] кража { $tile } ({ $worms } червяков)
}
ending-failed = неудача, { $tile } возвращается на гриль
ending-failed-free = неудача без потерь

## The board
board-grill = Гриль: { $tiles }
board-no-grill = Гриль: пусто
board-stack = { $worms ->
    [one] { $name }: { $stack } (сверху { $top }, { $worms } червяк)
    [few] { $name }: { $stack } (сверху { $top }, { $worms } червяка)
   *[many] { $name }: { $stack } (сверху { $top }, { $worms } червяков)
}
board-no-stack = { $name }: фишек нет
board-aside = Отложено: { $dice } = { $result }
board-shown = Брошено: { $dice }

## Impossible positions
position-bad-stack = Стопка — это фишки от 21 до 36 через точку, начиная с нижней, или «-», а не «{ $stack }».
position-tile-twice = Фишка { $tile } лежит в двух местах.
position-grill-empty = На гриле нет открытых фишек, значит, игра должна быть закончена.
position-not-over = Игра не может быть закончена, пока на гриле есть открытая фишка.

## Options
option-seats = Сколько игроков
option-turn_limit = После скольких ходов игра заканчивается (0: без ограничения)
option-faster = Что переворачивает неудача

## What is counted in simulated games
tally-failures = неудачные ходы
tally-thefts = кражи

## Odds of a turn
odds-target = Фишка
odds-points = червяки
odds-average = червяков в среднем

## The page
end-why = Побеждает тот, у кого на всех фишках больше червяков; при равенстве — тот, у кого фишка старше.
value-faster-off = старшую фишку, если её не вернули только что
value-faster-returned = и возвращённую фишку тоже, в любом случае
value-faster-highest = всегда старшую фишку, даже только что возвращённую
