# The words of the page, in Russian.

## The page everywhere
go-home = На главную
close = Закрыть
choose-else = Выбрать другое
settings = Настройки
language = Язык
theme = Свет
theme-system = Как в системе
theme-light = День
theme-dark = Вечер
motion = Движение
motion-slow = Медленное
motion-usual = Обычное
motion-fast = Быстрое
motion-none = Без движения
sound = Звук
buzz = Вибрация, когда мой ход
confirm-moves = Спрашивать перед каждым ходом
about = О Kosti
independent = Независимо и бесплатно. Без регистрации.
rules = Правила
rules-page = Правила на отдельной странице
rules-open-title = О чём листок с правилами молчит
page-broken = Страница не открылась
page-broken-help = Возможно, сервер ненадолго недоступен. Ваши игры сохранены.
page-again = Попробовать снова
nowhere-help = Возможно, в адресе ошибка.
me = Я

## The first page
home-title = Четыре игры с кубиками за одним столом
home-lead = Играйте с ботами или пришлите друзьям ссылку. Честность кубиков можно проверить.
play-now = Играть
new-table = Новый стол
seats-range = Игроков: от { $least } до { $most }
join-code = Войти по коду
join-code-help = Шесть букв от друга
join = Войти
my-tables = Мои столы
public-tables = Открытые столы
row-my-turn = Ваш ход!
my-turn-at = Ваш ход: { $game }
row-turn = Ходит: { $name }
row-waiting = Ждём игроков
row-over = Игра окончена
row-closed = Стол закрыт

## A new table
game = Игра
seats = Места
seat-add = Добавить место
seat-drop = Убрать место
seat-filled-by = Кто играет на месте { $number }
fill-me = Я
fill-here = Ещё кто-то на этом устройстве
fill-friend = Друг, по ссылке
fill-friend-help = Придёт по ссылке или по коду с любого устройства.
fill-with-bot = Посадить бота
level = { $level ->
    [random] Бот: наугад
    [simple] Бот: простой
    [novice] Бот: новичок
    [casual] Бот: любитель
    [expert] Бот: знаток
   *[master] Бот: мастер
}
your-name = Ваше имя
their-name = Имя
more-ways = Ещё: правила, время, боты
clock = Время на ход
clock-of = { $seconds ->
    [0] Без ограничения
    [30] 30 с
    [60] 1 мин
    [120] 2 мин
    [86400] 1 день
   *[259200] 3 дня
}
hours-left = { $hours } ч
pace = Темп ботов
pace-slow = Неспешно
pace-usual = Обычно
pace-fast = Быстро
public = Открытый стол: любой может найти его и сесть
coach-on = Тренер: показывает, чего стоит каждый выбор
make-and-invite = Накрыть стол и позвать друзей
start-game = Начать игру

## Before the game
lobby-title = Стол накрыт
lobby-invited = Вас приглашают
lobby-watching = Вы смотрите игру
sit-down = Сесть за стол
seat-open = Свободно
seat-open-friend = Свободно — ждём друга
remove = Убрать из-за стола
seats-left = { $count ->
    [one] Свободно { $count } место: для друга или бота.
    [few] Свободно { $count } места: для друзей или ботов.
   *[other] Свободно { $count } мест: для друзей или ботов.
}
fill-all-with-bots = { $count ->
    [1] Посадить туда бота
   *[other] Посадить везде ботов
}
waits-for-host = Игру начинает хозяин стола.
waits-for-players = Ждём игроков
invite-title = Позвать друзей
invite-text = Поиграем в «{ $game }»?
invite-code = Или назовите этот код:
invite-qr = Наведите камеру на картинку, чтобы попасть за этот стол.
copy = Копировать
copied = Ссылка скопирована.
copy-by-hand = Ссылка выделена: скопируйте её клавишами Ctrl+C или долгим нажатием.
share = Поделиться
qr = QR-код
qr-alt = QR-код этой ссылки

## At the table
table-loading = Идём к столу…
table-missing = Такого стола нет
table-missing-help = Может быть, ссылка неполная или стол давно убран.
throw-dice = Бросить
choose-a-face = Нажмите на кубики, которые хотите отложить.
turn-yours = Ваш ход
turn-here = { $name }: ваш ход
turn-of = Ходит: { $name }
turn-nobody = Минутку…
you-may-answer = { $name }: можно ответить
game-over = Игра окончена
table-closed = Стол закрыт
seat-yours = ваше место
seat-host = хозяйское место
seat-away = нет на связи
seat-stand-in = пока играет бот
seat-acting = ходит
won-so-far = Побед:
take-back = Взять назад
skip-to-me = К моему ходу
refused-by-rule = { $reason } (правило { $rule })
sure-title = Точно так?
sure-yes = Да, сделать
offline = Нет связи. Стол ждёт и вернётся сам.
side = Журнал, чат и кубики
log = Журнал
chat = Чат
dice-so-far = Кубики
chat-seated-only = Говорить могут сидящие за столом.
table-menu = Стол: позвать, запись, выйти
watch-title = Ссылка для зрителей
watch-text = Смотрите, как мы играем в «{ $game }»!
other-device = Продолжить на другом устройстве
other-device-help = Откройте ссылку на другом устройстве в течение { $minutes } мин. Она действует один раз, и место переезжает туда.
move-title = Играть дальше на этом устройстве?
move-help = Ваше место переедет на это устройство. На другом можно будет только смотреть.
move-take = Пересесть сюда
move-failed = Эта ссылка уже не действует
leave-table = Выйти из-за стола
leave-help = Остальные могут посадить за вас бота. Место останется вашим: вернуться можно по той же ссылке.
end-table = Закрыть стол для всех
end-help = Игра закончится для всех, её запись останется доступной.
replace-by-bot = Пусть пока играет бот
take-seat-back = Дальше играю я
hand-on = Сделать это место хозяйским
veil-title = Только { $name }!
veil-help = Передайте устройство. Остальные не смотрят.
veil-open = { $name }: показать стол
coach-best = Тренер: { $action } — шанс на победу { $share }
coach-only = Тренер: ваш шанс на победу — { $share }
coach-share = Шанс на победу после этого: { $share }

## The end of a game
you-win = Победа за вами!
they-share = Победу делят: { $names }
moment = Момент игры — { $what }
play-again = Сыграть ещё
check-dice = Проверить кубики
step-through = Посмотреть по шагам
fold = Свернуть и увидеть поле
closed-by = { $reason ->
    [host] Стол закрыт с хозяйского места.
    [rules] После обновления эту игру нельзя продолжить по тем же правилам, поэтому стол закрыт.
   *[other] Стол закрыт.
}

## Records
record = Запись игры
open-record = Открыть запись
open-record-help = Выберите сохранённую запись (JSON или текст). Проверить её кубики можно и без сети.
file-choose = Выбрать файл
record-open = Посмотреть запись
record-json = Скачать как JSON
record-text = Скачать как текст
record-no-board = Без связи поле показать нельзя, но кубики проверить можно.
record-start = Игра начинается
record-step = Шаг игры
record-unread = Этот файл — не запись Kosti.
step-first = В начало
step-back = Шаг назад
step-forth = Шаг вперёд
step-last = В конец

## The dice
dice-seen = Кубиков пока: { $count }. Чёрточки — сколько раз выпала каждая грань; полосы — сколько бывает за 19 честными столами из 20.
dice-seen-face = { $face }: { $count } (обычно от { $low } до { $high })
dice-seen-none = Ещё ни одного кубика не видно.
dice-seen-own = Посчитаны только кубики, которые вы видели сразу. Увиденные после сомнения честной выборкой не были бы.
dice-seen-latest = Игра длинная, поэтому здесь посчитаны только последние её шаги.
dice-seen-few = Кубиков пока мало, и быть может что угодно: эти числа ещё ни о чём не говорят.
dice-seen-usual = За честными столами грани выпадают так же или ещё неравномернее в { $percent } случаев: это дело обычное.
dice-seen-rare = За честными столами грани выпадают так неравномерно лишь в { $percent } случаев. Это редкость, но столов много, и где-нибудь она случается каждый день.
dice-seen-honest = Подсчёт не докажет ни честности кубиков, ни обмана, а полосы везения бывают и у честных. Доказывает проверка кубиков после игры.
dice-seen-bound = Этими кубиками стол связал себя до первого броска. Сохраните это число, чтобы сравнить с записью:
dice-added = Затем браузеры игроков добавили эти случайные числа:
dice-verdict-proved = Каждый бросок доказан
dice-verdict-false = Здесь что-то не сходится
dice-verdict-open = Доказательство будет, когда игра кончится
dice-verdict-none = Эти кубики проверить нельзя
dice-checked-here = Всё это вычислено только что на этом устройстве, из одной лишь записи.
dice-how = Как это устроено?
dice-how-1 = До игры стол задумывает секрет и показывает его отпечаток. Секрета отпечаток не выдаёт, и никакой другой секрет к нему не подходит.
dice-how-2 = Потом браузер каждого игрока добавляет случайное число, и его видят все. Когда стол показывал отпечаток, этих чисел он не знал.
dice-how-3 = Каждый бросок следует из секрета, добавленных чисел и номера броска по твёрдому правилу. Выбирать больше нечего.
dice-how-4 = После игры секрет показывают. Теперь каждый увидит, что он подходит к отпечатку, и пересчитает любой бросок.

## About
about-title = О Kosti
about-what = «Kosti» — это кости, то есть игральные кубики. Здесь играют в четыре настольные игры с кубиками, учатся им и изучают их — бесплатно и без регистрации.
about-independent = Kosti — независимый проект. Названия и оформление настольных игр принадлежат их владельцам; всё нарисованное и написанное здесь — наше. Понравилась игра — купите коробку: настоящие кубики стучат лучше.
about-authors = Авторы игр: Heckmeck am Bratwurmeck (Pickomino) и Heckmeck Barbecue — Райнер Книция; Ciao, Ciao..! — Алекс Рэндольф; «Свинтус 3D» — Тимофей Бокарев и Константин Селезнев.
about-fair = Каждый бросок определяется секретом, который закреплён до игры и раскрывается после неё. «Проверить кубики» пересчитывает все броски в вашем браузере.
about-boxes = Игры и авторы
about-trust = Честность и приватность
about-rights = Лицензии
about-private = Без учётных записей, слежки и запросов на сторону. Имя и настройки остаются в этом браузере; сервер хранит столы.
about-licence = Код — под лицензией MIT. Шрифт — Manrope, под лицензией SIL Open Font License.
about-font = Лицензия шрифта
about-api = Для программ: API

## Phrases of the chat
phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-well-done = Отлично!
phrase-ouch = Ой!
phrase-lucky = Вот повезло!
phrase-thinking = Дайте подумать…
phrase-your-turn = Ваш ход!
phrase-sorry = Извините!
phrase-again = Ещё партию?
phrase-good-game = Хорошая игра!
phrase-thanks = Спасибо!
phrase-bye = Пока!
sign-smile = Улыбка
sign-laugh = Смех
sign-wow = Ого
sign-cry = Слеза
sign-cool = Круто
sign-heart = Сердце
sign-clap = Аплодисменты
sign-worm = Червячок

## What the server refuses
error-trouble = На сервере произошла ошибка. Попробуйте чуть позже.
error-too-long = Это слишком длинно.
error-offline = Нет связи. Попробуйте чуть позже.
error-server = У сервера неполадка ({ $status }). Попробуйте чуть позже.
error-storage = Сервер сейчас не может ничего записать, поэтому ход не сделан. Нужно освободить место на его диске, затем игра просто продолжится.
error-answered-already = Вы уже ответили.
error-bad-request = Сервер не понимает этот запрос.
error-bad-table = Такой стол накрыть нельзя.
error-closed = Стол закрыт.
error-contribution = Сервер не понял вклад браузера в кубики.
error-contributed-already = Этот браузер уже внёс свой вклад в кубики.
error-frame = Сервер не понимает это сообщение.
error-full = Все места заняты.
error-game-over = Игра окончена.
error-getting-ready = Боты ещё готовятся. Попробуйте чуть позже.
error-illegal = Сейчас так сыграть нельзя: { $move }
error-no-coach = За этим столом нет тренера.
error-no-code = Стола с таким кодом нет.
error-no-game = Такой игры нет.
error-no-guest = Там никто не сидит.
error-no-level = Бота такой силы нет.
error-no-move = Ссылка уже использована или устарела.
error-no-seat = Такого места нет.
error-no-table = Такого стола нет.
error-nobody-chooses = В этой позиции выбирать нечего.
error-not-found = Здесь ничего нет.
error-not-a-record = Это не запись Kosti.
error-not-host = Это можно только с хозяйского места.
error-not-over = Игра ещё идёт.
error-not-playing = Сейчас здесь не играют.
error-not-seated = Вы не сидите за этим столом.
error-not-your-turn = Сейчас не ваш ход.
error-not-yours = Это не ваше место.
error-nothing-to-gather = Сейчас нечего размещать.
error-nothing-to-take-back = Взять назад нельзя: кубики уже брошены или кто-то ответил.
error-one-at-a-time = По одному ходу, пожалуйста.
error-open-seats = Есть свободные места: подождите друзей или посадите ботов.
error-seat-taken = Это место занято.
error-stale = Игра тем временем пошла дальше. Взгляните ещё раз.
error-started-already = Игра уже началась.
error-still-here = Здесь только что кто-то был. Через минуту место может занять бот.
error-throw-first = Сначала бросьте кубики.
error-too-fast = Не так быстро. Подождите немного.
error-too-many-rounds = За этим столом сыграно достаточно. Накройте новый.
