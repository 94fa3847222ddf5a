# Ciao, Ciao..! по-русски.
game-name = Чао-чао!
game-about = Бросьте кубик тайком, назовите число и ведите героев по мосту. Обман хорош, пока в нём никто не усомнился, — а кто попался, тому чао-чао!

## Words to type
word-X = X
word-believe = верю
word-doubt = сомневаюсь
word-advance = вперёд
word-stay = стоять
word-push = столкнуть
word-spare = пощадить
word-step1 = ступенька1
word-step2 = ступенька2
word-step3 = ступенька3
word-step4 = ступенька4
word-step5 = ступенька5
word-step6 = ступенька6
word-step7 = ступенька7
word-step8 = ступенька8

## Actions
action-announce = { $where ->
    [plank] назвать { $said } — на доску { $place }
    [ladder] назвать { $said } — через мост, на ступеньку { $place }
   *[goal] назвать { $said } — через мост третьим героем, к победе
}
action-announce-truth = { $where ->
    [plank] назвать { $said }, это правда — на доску { $place }
    [ladder] назвать { $said }, это правда — через мост, на ступеньку { $place }
   *[goal] назвать { $said }, это правда — через мост третьим героем, к победе
}
action-announce-lie = { $where ->
    [plank] назвать { $said }, это обман — на доску { $place }
    [ladder] назвать { $said }, это обман — через мост, на ступеньку { $place }
   *[goal] назвать { $said }, это обман — через мост третьим героем, к победе
}
action-believe = { $where ->
    [plank] поверить — { $other } остаётся на доске { $place }, если никто другой не усомнится
    [ladder] поверить — { $other } занимает ступеньку { $place }, если никто другой не усомнится
   *[goal] поверить — { $other } побеждает, если никто другой не усомнится
}
action-believe-last = { $where ->
    [plank] поверить — { $other } остаётся на доске { $place }
    [ladder] поверить — { $other } занимает ступеньку { $place }
   *[goal] поверить — { $other } побеждает
}
action-doubt = усомниться в числе { $said }, рискуя героем на доске { $place }
action-doubt-ladder = усомниться в числе { $said }, рискуя героем на лестнице
action-doubt-goal = усомниться в числе { $said } — если это правда, побеждает { $other }
action-advance = { $where ->
    [plank] пройти вперёд на { $said } — на доску { $place }
    [ladder] пройти вперёд на { $said } — через мост, на ступеньку { $place }
   *[goal] пройти вперёд на { $said } — третьим героем через мост: победа ваша
}
action-stay = остаться на месте
action-push = столкнуть героя с доски { $place } — { $other }
action-push-ladder = столкнуть героя с лестницы — { $other }
action-spare = пощадить героя — { $other }
action-step = падает герой со ступеньки { $place } — { $other }
action-step-own = падает ваш герой со ступеньки { $place }

## What each action means
explain-announce = Ваш герой сразу проходит столько досок. Кубик видите только вы; остальные по очереди верят или сомневаются.
explain-announce-truth = Ваш герой сразу проходит столько досок. Если кто-то усомнится, ход засчитан, а усомнившийся может потерять героя.
explain-announce-lie = Ваш герой сразу проходит столько досок. Если кто-то усомнится, ваш герой падает.
explain-believe = Вы не возражаете, и отвечать будут дальше по кругу.
explain-believe-last = Больше спрашивать некого: ход засчитан, а кубик остаётся тайной.
explain-doubt = Вы смотрите на кубик. Если это обман, ушедший вперёд герой падает, а ваш может пройти названное число; если правда — может упасть ваш.
explain-doubt-ladder = Вы смотрите на кубик. Если это обман, ушедший вперёд герой падает; если правда — вы можете потерять героя с лестницы.
explain-doubt-goal = Вы смотрите на кубик. Если это обман, ушедший вперёд герой падает; если правда — это третий герой за мостом, и игра окончена.
explain-advance = Ваш герой проходит названное число целиком.
explain-stay = Ваш герой остаётся на месте — быть может, чтобы перейти мост позже и встать выше.
explain-push = Сомнение было напрасным: герой усомнившегося падает.
explain-push-ladder = Сомнение было напрасным: герой усомнившегося падает с лестницы.
explain-spare = Сомнение было напрасным, но никто не падает.
explain-step = Этот герой выходит из игры, а его ступенька снова свободна.
explain-step-own = Этот герой выходит из игры, а его ступенька снова свободна.

## Why not
refused-cross = Крестик назвать нельзя: назовите число от 1 до 4.
refused-not-speaker = Бросок не ваш: число называет { $other }.
refused-announced = Число этого хода уже названо: { $said }.
refused-is-speaker = Число называете вы: верят или сомневаются остальные.
refused-doubt-closed = В этот ход уже усомнились: больше никого не спрашивают.
refused-was-true = Названное число было правдой: усомнившийся вперёд не идёт.
refused-no-right-doubt = Вперёд проходит только тот, кто раскрыл обман.
refused-must-push = За этим столом напрасное сомнение всегда стоит героя.
refused-was-lie = Это был обман: усомнившемуся ничто не грозит.
refused-pushed-already = Уже решено, что герой падает.
refused-no-wrong-doubt = Никто не усомнился напрасно.
refused-nobody-falls = Сейчас никому не нужно падать с лестницы.
refused-step-free = На ступеньке { $place } никого нет.
refused-step-other = На ступеньке { $place } чужой герой: { $other }.

## What happened
event-threw = { $sight ->
    [open] { $name }: бросает и смотрит — { $face }
   *[hidden] { $name }: бросает и смотрит тайком
}
event-announced = { $where ->
    [plank] { $name }: называет { $said } и переходит на доску { $place }
   *[beside] { $name }: называет { $said } и ждёт у лестницы
}
event-believed = { $name }: верит
event-doubted = { $name }: сомневается
event-revealed = { $sight ->
    [open] { $truth ->
        [true] { $name }: смотрит на кубик — { $face }, это была правда
       *[lie] { $name }: смотрит на кубик — { $face }, это был обман
    }
   *[hidden] { $truth ->
        [true] { $name }: смотрит на кубик — это была правда
       *[lie] { $name }: смотрит на кубик — это был обман
    }
}
event-advanced = { $where ->
    [plank] { $name }: идёт вперёд на { $said } — на доску { $place }
   *[beside] { $name }: идёт вперёд на { $said } — за последнюю доску
}
event-stayed = { $name }: остаётся на месте
event-pushed = { $name }: сталкивает героя — { $other }
event-spared = { $name }: щадит героя — { $other }
event-fell = { $where ->
    [plank] { $name }: чао-чао! Герой падает с доски { $place }
    [beside] { $name }: чао-чао! Герой падает у самой лестницы
   *[ladder] { $name }: чао-чао! Герой падает со ступеньки { $place }
}
event-crossed = { $name }: переходит мост и занимает ступеньку { $step }
event-crossed_third = { $name }: переводит через мост третьего героя
event-replaced = { $name }: новый герой на доске 1 (в запасе: { $left })
event-ran_out = { $name }: героев больше нет
event-scored = { $score ->
    [one] { $name }: { $score } очко
    [few] { $name }: { $score } очка
   *[many] { $name }: { $score } очков
}

## The board
board-heroes = { $where ->
    [plank] { $name }: доска { $plank } из { $planks } · в запасе { $reserve } · выбыло { $fallen }
    [beside] { $name }: у лестницы · в запасе { $reserve } · выбыло { $fallen }
   *[none] { $name }: на мосту никого · в запасе { $reserve } · выбыло { $fallen }
}
board-ladder = Лестница: { $steps }
board-no-ladder = Лестница: пока никого
board-step = ступенька { $step } — { $name }
board-said = Названо: { $said } — { $name }
board-die = На кубике: { $face }
board-die-hidden = Кубик скрыт

## Impossible positions
position-not-now = При now={ $now } полю { $name } здесь не место.
position-bad-plank = Часть bridge — это доска от 1 до { $most }, «+» у лестницы или «-», а не «{ $value }».
position-bad-reserve = Часть reserve — это число от 0 до { $most }, а не «{ $value }».
position-bad-ladder = В ladder 8 знаков, каждый из «{ $allowed }», а не «{ $value }».
position-too-many-heroes = У места { $seat } слишком много героев: всего их { $most }.
position-third-on-ladder = У места { $seat } на лестнице третий герой, значит, игра должна быть окончена.
position-beside-ladder = У места { $seat } сейчас никто не может ждать у лестницы.
position-not-replaced = У места { $seat } есть герои в запасе, но на мосту никого.
position-ladder-gap = Нижние ступеньки свободны, хотя упасть с них было некому.
position-too-few-turns = При turns={ $turns } герои не могли успеть так далеко.
position-too-many-turns = При turns={ $turns } ходов для этих героев слишком много: не больше { $most }.
position-too-far = При turns={ $turns } герои места { $seat } не могли успеть так далеко.
position-not-far = При turns={ $turns } герои места { $seat } должны были пройти дальше или упасть.
position-not-over = Игра не может закончиться, пока есть герои и никто не перевёл троих.
position-winner-short = Место { $seat } не могло победить: трёх героев за мостом у него нет.
position-off-bridge = У места { $seat } сейчас не может быть героя на мосту.
position-not-fallen = Хотя бы один герой места { $seat } должен был упасть.
position-winner-early = Победитель есть только в законченной игре.
position-no-speaker = Ходит место { $seat }, а героя на мосту у него нет.
position-not-advanced = Герой места { $seat } не мог пройти досок { $said } и оказаться там, где стоит.
position-cannot-doubt = Место { $seat } сейчас сомневаться не может.
position-die-unfit = Кубик не подходит к now={ $now } и названному числу.
position-doubter-off = У места { $seat } нет героя на мосту, который мог бы пройти вперёд.
position-must-push = При push=must выбирать, столкнуть или пощадить, не нужно.
position-nothing-to-pick = Выбирать, кто падает с лестницы, не из кого.

## Options
option-seats = Сколько игроков
option-turn_limit = После скольких ходов игра заканчивается (0: без ограничения)
option-planks = Сколько досок на мосту (за столом от 8 до 12, для исследований меньше)
option-heroes = Сколько героев у каждого (за столом 7, для исследований меньше)
option-push = Чего стоит напрасное сомнение
option-ladder_fall = Кто решает, какой герой падает с лестницы
option-ladder_doubt = Можно ли сомневаться, когда герои остались только на лестнице
option-reveal = Кто видит кубик после сомнения
option-tie_break = Что при равенстве очков

## What is counted in simulated games
tally-lies = обманы
tally-lies_doubted = раскрытые обманы
tally-truths_doubted = напрасные сомнения в правде

## Решённая игра
solve-value = Цена игры для места, которое называет число первым: { $value }
solve-positions = Позиции перед броском: { $number }
solve-exploitability = Самое большее, что выигрывают лучшие ответы, по всем позициям: { $value }
solve-look-up = Как посмотреть позицию:
solve-face = кубик
solve-announced = Что называть при каждой грани кубика и как часто сомневаться в каждом числе:
solve-doubted = сомнение
solve-share = Доля победы ({ $name }): { $value }
solve-shares = Доля победы для каждого места, когда все играют так: { $shares }
solve-gains = Что выигрывает каждое место лучшими ответами остальным: { $gains }
solve-learned = Место, которое знает, как думают эти мастера, после { $games } игр против них выигрывает { $share } игр; поровну было бы { $fair }. Выигрыш: { $gain } (± { $error }).
solve-seats = Точно решена только игра, где мест: { $most }.
solve-other-options = Эта позиция взята за столом с другими настройками.
solve-not-before = Посмотреть можно позицию до названного числа: now=throw или now=announce.

## На доске страницы
cup-look = заглянуть под стаканчик (удерживайте или нажмите)
say-leads = { $where ->
    [plank] доска { $place }
    [ladder] ступенька { $place }
   *[goal] победа
}
answer-believe = Верю
answer-doubt = Обман!
follows-believe = Усомниться ещё могут другие.
follows-believe-last = { $where ->
    [plank] { $other } остаётся на доске { $place }.
    [ladder] { $other } занимает ступеньку { $place }.
   *[goal] { $other } побеждает.
}
follows-doubt = Если это обман, тот герой падает, а ваш может пройти вперёд на { $said }. Если правда, под угрозой ваш герой на доске { $place }.
follows-doubt-ladder = Если это обман, тот герой падает. Если правда, под угрозой ваш герой на лестнице.
follows-doubt-goal = Если это обман, тот герой падает. Если правда, { $other } побеждает.
## Чем может кончиться ход
ending-stood = никто не сомневается
ending-proved = усомнились в правде, и это чего-то стоит
ending-caught = обман раскрыт
ending-advanced = герой усомнившегося идёт вперёд
ending-stayed = герой усомнившегося остаётся на месте
ending-pushed = герой усомнившегося падает
ending-spared = героя усомнившегося щадят
ending-picked = падает герой со ступеньки { $place }

## Уровни
manner-novice = называет первое, что придёт в голову, и сомневается по наитию
manner-casual = обманывает с X и нередко с 1, сомневается в больших числах и не смотрит, что на кону
manner-expert = точно смешивает правду, обман и сомнение в этом ходе, а дальше судит на глаз
manner-master = точно смешивает правду, обман и сомнение и знает, как пойдёт вся игра дальше

## The page
end-why = Три героя на том берегу — сразу победа. Иначе складываются ступеньки, и побеждает большая сумма.
value-push-must = всегда одного героя
value-push-may = героя, если его не пощадят
value-ladder_fall-speaker = тот, кто назвал число
value-ladder_fall-doubter = тот, кто усомнился
value-ladder_fall-lowest = никто: всегда падает нижний
value-ladder_doubt-on = да
value-ladder_doubt-off = нет, как в издании 1997 года
value-reveal-doubter = только тот, кто усомнился
value-reveal-all = все
value-tie_break-shared = победа общая
value-tie_break-highest_step = решает высшая ступенька
