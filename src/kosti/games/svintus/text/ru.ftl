# Svintus 3D по-русски.
game-name = Свинтус 3D
game-about = Настоящий Свинтус всегда думает о еде. Бросайте кубики, раскладывайте их по картам, уводите припасы друг у друга из-под носа — и соберите первым семь одинаковых.

## Words to type: cards by their supplies, glutton cards by what they ask for and what they give
word-corn = кукуруза
word-beet = свёкла
word-apple = яблоко
word-acorn = жёлудь
word-corn-corn = кукуруза + кукуруза
word-corn-beet = кукуруза + свёкла
word-corn-apple = кукуруза + яблоко
word-corn-acorn = кукуруза + жёлудь
word-beet-beet = свёкла + свёкла
word-beet-apple = свёкла + яблоко
word-beet-acorn = свёкла + жёлудь
word-apple-apple = яблоко + яблоко
word-apple-acorn = яблоко + жёлудь
word-acorn-acorn = жёлудь + жёлудь
word-no-corn = свёкла, яблоко, жёлудь
word-no-beet = кукуруза, яблоко, жёлудь
word-no-apple = кукуруза, свёкла, жёлудь
word-no-acorn = кукуруза, свёкла, яблоко
word-sum5-no-corn = свиносум 5 (свёкла, яблоко, жёлудь)
word-sum5-no-beet = свиносум 5 (кукуруза, яблоко, жёлудь)
word-sum5-no-apple = свиносум 5 (кукуруза, свёкла, жёлудь)
word-sum5-no-acorn = свиносум 5 (кукуруза, свёкла, яблоко)
word-sum10-no-corn = свиносум 10 (свёкла, яблоко, жёлудь)
word-sum10-no-beet = свиносум 10 (кукуруза, яблоко, жёлудь)
word-sum10-no-apple = свиносум 10 (кукуруза, свёкла, жёлудь)
word-sum10-no-acorn = свиносум 10 (кукуруза, свёкла, яблоко)
word-sum15-no-corn = свиносум 15 (свёкла, яблоко, жёлудь)
word-sum15-no-beet = свиносум 15 (кукуруза, яблоко, жёлудь)
word-sum15-no-apple = свиносум 15 (кукуруза, свёкла, жёлудь)
word-sum15-no-acorn = свиносум 15 (кукуруза, свёкла, яблоко)
word-piles1111-no-corn = многокорыт 1-1-1-1 (свёкла, яблоко, жёлудь)
word-piles1111-no-beet = многокорыт 1-1-1-1 (кукуруза, яблоко, жёлудь)
word-piles1111-no-apple = многокорыт 1-1-1-1 (кукуруза, свёкла, жёлудь)
word-piles1111-no-acorn = многокорыт 1-1-1-1 (кукуруза, свёкла, яблоко)
word-piles222-no-corn = многокорыт 2-2-2 (свёкла, яблоко, жёлудь)
word-piles222-no-beet = многокорыт 2-2-2 (кукуруза, яблоко, жёлудь)
word-piles222-no-apple = многокорыт 2-2-2 (кукуруза, свёкла, жёлудь)
word-piles222-no-acorn = многокорыт 2-2-2 (кукуруза, свёкла, яблоко)
word-piles33-no-corn = многокорыт 3-3 (свёкла, яблоко, жёлудь)
word-piles33-no-beet = многокорыт 3-3 (кукуруза, яблоко, жёлудь)
word-piles33-no-apple = многокорыт 3-3 (кукуруза, свёкла, жёлудь)
word-piles33-no-acorn = многокорыт 3-3 (кукуруза, свёкла, яблоко)
word-triple-no-corn = трёшка (свёкла, яблоко, жёлудь)
word-triple-no-beet = трёшка (кукуруза, яблоко, жёлудь)
word-triple-no-apple = трёшка (кукуруза, свёкла, жёлудь)
word-triple-no-acorn = трёшка (кукуруза, свёкла, яблоко)
word-lone-no-corn = визг (свёкла, яблоко, жёлудь)
word-lone-no-beet = визг (кукуруза, яблоко, жёлудь)
word-lone-no-apple = визг (кукуруза, свёкла, жёлудь)
word-lone-no-acorn = визг (кукуруза, свёкла, яблоко)
word-sixes-no-corn = шестерёшки (свёкла, яблоко, жёлудь)
word-sixes-no-beet = шестерёшки (кукуруза, яблоко, жёлудь)
word-sixes-no-apple = шестерёшки (кукуруза, свёкла, жёлудь)
word-sixes-no-acorn = шестерёшки (кукуруза, свёкла, яблоко)
word-decline = отказаться

## Actions
action-place = { $column ->
    [h] положить { $count } × { $face } к Хомякам
   *[other] положить { $count } × { $face } на карту «{ $column }»
}
action-place-none = { $column ->
    [h] не класть { $face } к Хомякам
   *[other] не класть { $face } на карту «{ $column }»
}
action-claim = взять обжорную карту — { $card }; все ваши кубики вернутся в руку
action-decline = не брать обжорную карту
action-decline-take = не брать обжорную карту, а взять карту «{ $column }» — { $card }
action-decline-feed = не брать обжорную карту и покормить Хомяков
action-feed = отдать Хомякам: { $card }

## What each action means
explain-place = Столько кубиков этого броска ложится на эту карту. Они останутся там, пока карту не возьмут или пока ваши кубики не вернутся.
explain-place-none = Сюда эти кубики не ложатся. Всё, что никуда не выложено, возвращается в руку.
explain-claim = Берёт эту обжорную карту с тремя припасами. Все семь ваших кубиков возвращаются в руку; больше в этот ход вы ничего не берёте.
explain-decline = Обжорные карты остаются на столе. Вам это ничего не стоит.
explain-decline-take = Обжорные карты остаются на столе, а вы берёте карту верхнего ряда, на которой хватает ваших кубиков.
explain-decline-feed = Обжорные карты остаются на столе. Раз вы не взяли ни одной карты, Хомяки получат одну из ваших.
explain-feed = Эта карта уходит под Хомяков и выходит из игры. Все кубики от Хомяков возвращаются к хозяевам.

## Why not
refused-ones-go = Единицы сами отправляются к Хомякам.
refused-place-past = { $column ->
    [h] Сколько { $face } идёт к Хомякам, уже решено; чтобы изменить, возьмите выбор назад.
   *[other] Сколько { $face } идёт на карту «{ $column }», уже решено; чтобы изменить, возьмите выбор назад.
}
refused-column-closed = Колонка «{ $column }» закрыта: { $face } туда не положить.
refused-not-thrown = { $column ->
    [h] В этом броске нет { $face } для Хомяков.
   *[other] В этом броске нет { $face } для карты «{ $column }».
}
refused-no-die-left = { $column ->
    [h] В этом броске больше нет { $face } для Хомяков.
   *[other] В этом броске больше нет { $face } для карты «{ $column }».
}
refused-too-many = { $column ->
    [h] Для Хомяков у вас есть только { $count } × { $face }.
   *[other] Для карты «{ $column }» у вас есть только { $count } × { $face }.
}
refused-asked-later = { $column ->
    [h] Сначала решите про { $place }; { $face } для Хомяков — потом.
   *[other] Сначала решите про { $place }; { $face } для карты «{ $column }» — потом.
}
refused-unmet-sum = Для карты { $card } нужна сумма ровно { $due }, а у вас { $sum }.
refused-unmet-piles = Для карты { $card } ваши кубики должны лежать { $due } и больше нигде, а лежат { $piles }.
refused-unmet-triple = Для карты { $card } нужно одно число ровно на трёх кубиках броска.
refused-unmet-lone = Для карты { $card } нужно бросить ровно один кубик. Брошено: { $count }.
refused-unmet-sixes = Для карты { $card } в верхнем ряду нужно ровно четыре ваших шестёрки. Их там: { $count }.
refused-not-yours = Такой карты у вас нет: { $card }.

## A placing gathered and sent as a whole
placing-not-now = Сейчас выкладывать нечего.
placing-unread = «{ $part }» — не место для кубиков. Пишите так: 2 — двойка на свою карту, 2:3 — три двойки, 64 — шестёрка на карту «4», 6х — шестёрка к Хомякам, «-» — ничего не выкладывать.

## What happened
event-turned_up = { $column ->
    [gluttons] Открыта обжорная карта: { $card }
   *[other] Открыта карта «{ $column }»: { $card }
}
event-threw = { $name }: бросает { $dice }
event-placed = { $column ->
    [h] { $name }: { $count } × { $face } — к Хомякам
   *[other] { $name }: { $count } × { $face } — на карту «{ $column }»
}
event-declined = { $name }: не берёт обжорную карту
event-card_taken = { $name }: берёт карту «{ $column }» — { $card }
event-glutton_taken = { $name }: берёт обжорную карту — { $card }
event-all_home = { $count ->
    [one] { $name }: в руку возвращается { $count } кубик
    [few] { $name }: в руку возвращаются { $count } кубика
   *[many] { $name }: в руку возвращаются { $count } кубиков
}
event-came_home = { $column ->
    [h] { $count ->
        [one] { $name }: от Хомяков возвращается { $count } кубик
        [few] { $name }: от Хомяков возвращаются { $count } кубика
       *[many] { $name }: от Хомяков возвращаются { $count } кубиков
    }
   *[other] { $count ->
        [one] { $name }: с карты «{ $column }» возвращается { $count } кубик
        [few] { $name }: с карты «{ $column }» возвращаются { $count } кубика
       *[many] { $name }: с карты «{ $column }» возвращаются { $count } кубиков
    }
}
event-hungry = { $name }: пора кормить Хомяков
event-fed = { $name }: скармливает Хомякам карту — { $card }
event-fed_nothing = { $name }: кормить Хомяков нечем
event-no_hands = Ни у кого в руке нет кубиков: все кубики возвращаются к хозяевам.
event-closed = Карты «{ $column }» кончились: колонка закрыта.
event-skipped = { $name }: в руке нет кубиков, ход пропущен
event-scored = { $name }: одинаковых припасов { $score }, всего { $total }

## How the turn can end
ending-nothing = ход без карты
ending-taken = карта «{ $column }» — { $card }
ending-claimed = обжорная карта — { $card }
ending-fed = корм Хомякам — { $card }
ending-fed-nothing = кормить Хомяков нечем, их кубики возвращаются

## The board
board-pile = { $name }: { $dice }
board-column = { $needs } × { $column }: { $card } (+ { $left })
board-column-dice = { $needs } × { $column }: { $card } (+ { $left }) — { $dice }
board-closed = { $needs } × { $column }: закрыто
board-hamsters = { $needs } × 1: Хомяки
board-hamsters-dice = { $needs } × 1: Хомяки — { $dice }
board-gluttons = Обжорные: { $cards } (+ { $left })
board-supply = { $supply } { $count }
board-seat = { $name }: в руке { $hand }, припасы: { $supplies }
board-thrown = Брошено: { $dice }

## Impossible positions
position-not-now = При now={ $now } поля { $name } не бывает.
position-bad-places = Кубики в верхнем ряду пишутся так: 2s:226,h:1, у каждого не больше { $most }, а не «{ $dice }».
position-bad-card = Карты пишутся так: corn,2corn-beet,no-acorn, каждый вид один раз, числом не больше { $most }; здесь это не карта: «{ $card }».
position-too-many-open = Слишком много открытых карт в { $column }: самое большее { $most }.
position-too-many-cards = Карт { $card } в { $column } больше, чем в колоде.
position-cards-not-gone = Карт { $card } у игроков слишком много: { $given }, а из стопок ушло { $most }.
position-too-few-turns = Чтобы из стопок ушло столько карт, нужно ходов не меньше { $due }, а turns={ $turns }.
position-not-turned-up = Сначала нужно открыть следующую карту: { $columns }
position-refill = Осталось открыть карт: { $count }. Сейчас такого быть не может.
position-opening-order = В начале открываются сначала пятёрки, потом четвёрки, тройки, двойки и обжорные карты, и что-то ещё не открыто.
position-opening-begun = Пока открываются первые карты, ни одного хода ещё не было и ни одна карта не ушла.
position-dice-on-closed = В { $column } лежат кубики, а открытой карты там нет.
position-card-due = У места { $seat } в { $column } хватает кубиков: карта должна быть уже взята.
position-empty-hand = У места { $seat } в руке нет кубиков, бросать нечего.
position-not-yet-played = Место { $seat } ещё не ходило: у него не может быть ни карт, ни кубиков на столе.
position-thrown-not-hand = Бросок не сходится с тем, что в руке: { $given } и { $due }.
position-nothing-to-feed = Выбирать карту для Хомяков сейчас незачем.
position-bad-laid = Так этот бросок выложить нельзя: { $place }
position-not-asked = Про { $place } сейчас не спрашивают.
position-nothing-to-claim = Ни одну открытую обжорную карту взять нельзя.
position-thrown-not-laid = Кубики на столе не могли появиться из этого броска.
position-won = У места { $seat } семь одинаковых припасов: его ход должен был закончить игру.
position-won-before = У места { $seat } больше припасов, чем одна карта могла принести после шести.
position-not-over = Игра не может быть закончена: ни у кого нет семи одинаковых припасов, есть открытая колонка, и ограничение ходов не достигнуто.
position-all-closed = Все четыре колонки закрыты, значит, игра должна быть закончена.

## Decks
deck-unknown-stack = Стопки «{ $stack }» нет. Стопки: { $known }
deck-stack-twice = Стопка { $stack } указана дважды.
deck-stack-missing = Не хватает стопки { $stack }.
deck-stack-empty = В стопке { $stack } нет ни одной карты.
deck-bad-card = В стопке { $stack } это не карта, или она названа дважды, или её слишком много: «{ $card }»
deck-shape = Колода — это пять строк: 2s, 3s, 4s, 5s и gluttons, в каждой — карты и сколько их: хотя бы одна карта и не больше { $most } одного вида. Например: «2s: 4 corn, 4 beet», «4s: 2 corn-beet, corn-corn», «gluttons: sum10-no-corn, lone-no-apple». Вместо новых строк можно ставить косую черту.
deck-file-unread = { $path } не прочитать как колоду: такого текстового файла нет.
deck-file-too-long = { $path } слишком длинный для колоды: знаков может быть не больше { $most }.

## Options
option-seats = Сколько игроков
option-turn_limit = После скольких ходов игра заканчивается (0: без ограничения)
option-filling = Карты четвёрок и пятёрок
option-deck = Карты каждой стопки или файл, где они перечислены

## A placing as it is gathered
gather-place = { $column ->
    [h] { $place } — { $face } к Хомякам
   *[other] { $place } — { $face } на карту «{ $column }»: { $card }
}
gather-help =
    Число от 2 до 5 кладёт один такой кубик броска на его карту, 63 — шестёрку на карту «3», 6х — шестёрку к Хомякам. Можно несколько сразу (2 2 6х) или с количеством (2:2).
    Кубики лежат там, пока карту не возьмут или пока они не вернутся; невыложенные возвращаются в руку. Единицы сами отправляются к Хомякам.
    Минус возвращает (-2). До слова «готово» ничего не сыграно.
gather-so-far = Пока выложено: { $placing }
gather-nothing = Пока выложено: ничего
gather-none-there = Для { $place } пока ничего не выложено.
preview-claims = Тогда можно взять: { $cards }
preview-takes = Тогда вы возьмёте карту «{ $column }» — { $card }.
preview-feeds = Тогда придётся кормить Хомяков.
preview-feeds-nothing = Тогда Хомяки потребуют карту, но отдать нечего.
preview-home = { $count ->
    [one] Тогда в руку вернётся { $count } кубик.
    [few] Тогда в руку вернутся { $count } кубика.
   *[many] Тогда в руку вернутся { $count } кубиков.
}
preview-hand = { $count ->
    [one] Тогда в руке будет { $count } кубик.
    [few] Тогда в руке будет { $count } кубика.
   *[many] Тогда в руке будет { $count } кубиков.
}
preview-wins = Тогда это победа!

## What is counted in simulated games
tally-hungry = кормления Хомяков
tally-gluttons = взятые обжорные карты

## На доске страницы
placing-confirm = Подтвердить
confirm-take = { $home ->
    [0] Подтвердить: карта «{ $column }» — { $card }
    [one] Подтвердить: карта «{ $column }» — { $card }; { $home } кубик вернётся в руку
    [few] Подтвердить: карта «{ $column }» — { $card }; { $home } кубика вернутся в руку
   *[other] Подтвердить: карта «{ $column }» — { $card }; { $home } кубиков вернутся в руку
}
confirm-win = Подтвердить: карта «{ $column }» — { $card }, и это победа!
confirm-feed = { $home ->
    [0] Подтвердить: покормить Хомяков
    [one] Подтвердить: покормить Хомяков; { $home } кубик вернётся в руку
    [few] Подтвердить: покормить Хомяков; { $home } кубика вернутся в руку
   *[other] Подтвердить: покормить Хомяков; { $home } кубиков вернутся в руку
}
confirm-feed-nothing = { $home ->
    [0] Подтвердить: Хомякам есть нечего
    [one] Подтвердить: Хомякам есть нечего; { $home } кубик вернётся в руку
    [few] Подтвердить: Хомякам есть нечего; { $home } кубика вернутся в руку
   *[other] Подтвердить: Хомякам есть нечего; { $home } кубиков вернутся в руку
}
confirm-nothing = { $hand ->
    [one] Подтвердить: без карты, { $hand } кубик в руке
    [few] Подтвердить: без карты, { $hand } кубика в руке
   *[other] Подтвердить: без карты, { $hand } кубиков в руке
}
confirm-claim = Подтвердить, потом можно взять обжорную карту
short-claim = взять, все мои кубики вернутся
short-feed = отдать это Хомякам
placing-clear = Забрать всё обратно
placing-choose = выбрать, куда положить { $face }
placing-back = забрать { $face } обратно

## Уровни
manner-novice = кладёт кубики куда придётся и берёт первую попавшуюся карту
manner-casual = хватает любую карту, до которой дотянется, не глядя, какие на ней припасы
manner-expert = перебирает все раскладки и взвешивает, что собрано и скоро ли следующая карта, будто других за столом нет
manner-master = перебирает все раскладки и видит всю игру: что каждая оставит каждому
## The page
end-why = Семь одинаковых припасов — сразу победа. Иначе — больше всего одного припаса, затем больше всего припасов вообще.
value-filling-mixed = разные пары и немного одинаковых
value-filling-doubles = только одинаковые пары, каждая по четыре раза
