/** The languages the drawn screens teach; `hue` colours the language tile, in degrees of OKLCH. */
export const languages = {
  en: { name: 'Английский', hue: 262 },
  de: { name: 'Немецкий', hue: 85 },
  fr: { name: 'Французский', hue: 300 },
  it: { name: 'Итальянский', hue: 150 },
  es: { name: 'Испанский', hue: 40 },
  pl: { name: 'Польский', hue: 10 },
  nl: { name: 'Нидерландский', hue: 60 },
  ka: { name: 'Грузинский', hue: 345 },
} as const;

export type Language = keyof typeof languages;

/** One word as the drawn screens show it; every field is real language material. */
export interface Word {
  language: Language;
  /** Definite article, for languages where a noun is learnt together with it. */
  article?: string;
  headword: string;
  /** With its own brackets: slashes for phonemes, square brackets for sounds. */
  ipa: string;
  translation: string;
  /** A sentence, the learnt form between asterisks, and its Russian translation. */
  example: readonly [text: string, translation: string];
}

/** Names follow the headword in plain Latin letters. */
export const words = {
  drizzle: {
    language: 'en',
    headword: 'drizzle',
    ipa: '/ˈdrɪzl/',
    translation: 'морось, мелкий дождь',
    example: ['A light *drizzle* fell all morning.', 'Всё утро шёл мелкий дождь.'],
  },
  toDrizzle: {
    language: 'en',
    headword: 'drizzle',
    ipa: '/ˈdrɪzl/',
    translation: 'моросить',
    example: ['It was *drizzling* when we left.', 'Когда мы вышли, моросило.'],
  },
  lighthouse: {
    language: 'en',
    headword: 'lighthouse',
    ipa: '/ˈlaɪthaʊs/',
    translation: 'маяк',
    example: ['The *lighthouse* stands on a cliff.', 'Маяк стоит на утёсе.'],
  },
  serendipity: {
    language: 'en',
    headword: 'serendipity',
    ipa: '/ˌserənˈdɪpəti/',
    translation: 'счастливая случайность',
    example: ['We met by pure *serendipity*.', 'Мы встретились по счастливой случайности.'],
  },
  whisper: {
    language: 'en',
    headword: 'whisper',
    ipa: '/ˈwɪspə/',
    translation: 'шёпот',
    example: ['She answered in a *whisper*.', 'Она ответила шёпотом.'],
  },
  wander: {
    language: 'en',
    headword: 'wander',
    ipa: '/ˈwɒndə/',
    translation: 'бродить',
    example: ['We *wandered* through the old town.', 'Мы бродили по старому городу.'],
  },
  harbour: {
    language: 'en',
    headword: 'harbour',
    ipa: '/ˈhɑːbə/',
    translation: 'гавань',
    example: ['The *harbour* is full of sailing boats.', 'В гавани полно парусников.'],
  },
  shelter: {
    language: 'en',
    headword: 'shelter',
    ipa: '/ˈʃeltə/',
    translation: 'укрытие, приют',
    example: ['We found *shelter* from the rain.', 'Мы нашли укрытие от дождя.'],
  },
  rhythm: {
    language: 'en',
    headword: 'rhythm',
    ipa: '/ˈrɪðəm/',
    translation: 'ритм',
    example: ['The train kept a steady *rhythm*.', 'Поезд шёл в ровном ритме.'],
  },
  breeze: {
    language: 'en',
    headword: 'breeze',
    ipa: '/briːz/',
    translation: 'лёгкий ветер, бриз',
    example: ['A warm *breeze* came from the sea.', 'С моря подул тёплый ветер.'],
  },
  wanderlust: {
    language: 'en',
    headword: 'wanderlust',
    ipa: '/ˈwɒndəlʌst/',
    translation: 'тяга к путешествиям',
    example: ['Maps fill me with *wanderlust*.', 'Карты пробуждают во мне тягу к путешествиям.'],
  },
  sehnsucht: {
    language: 'de',
    article: 'die',
    headword: 'Sehnsucht',
    ipa: '[ˈzeːnzʊxt]',
    translation: 'тоска, томление',
    example: ['Sie hat *Sehnsucht* nach dem Meer.', 'Она тоскует по морю.'],
  },
  gewitter: {
    language: 'de',
    article: 'das',
    headword: 'Gewitter',
    ipa: '[ɡəˈvɪtɐ]',
    translation: 'гроза',
    example: ['Am Abend gab es ein *Gewitter*.', 'Вечером была гроза.'],
  },
  flaner: {
    language: 'fr',
    headword: 'flâner',
    ipa: '[flɑne]',
    translation: 'гулять без цели',
    example: ['J’aime *flâner* au bord de la Seine.', 'Я люблю гулять по берегу Сены.'],
  },
  luciole: {
    language: 'fr',
    article: 'la',
    headword: 'luciole',
    ipa: '[lysjɔl]',
    translation: 'светлячок',
    example: ['Une *luciole* brille dans l’herbe.', 'В траве светится светлячок.'],
  },
  crepuscule: {
    language: 'fr',
    article: 'le',
    headword: 'crépuscule',
    ipa: '[kʁepyskyl]',
    translation: 'сумерки',
    example: ['Nous rentrons au *crépuscule*.', 'Мы возвращаемся в сумерках.'],
  },
  girasole: {
    language: 'it',
    article: 'il',
    headword: 'girasole',
    ipa: '[dʒiraˈsoːle]',
    translation: 'подсолнух, подсолнечник',
    example: ['Il *girasole* segue la luce.', 'Подсолнух поворачивается за светом.'],
  },
  tramonto: {
    language: 'it',
    article: 'il',
    headword: 'tramonto',
    ipa: '[traˈmonto]',
    translation: 'закат',
    example: ['Guardiamo insieme il *tramonto*.', 'Мы вместе смотрим на закат.'],
  },
  sobremesa: {
    language: 'es',
    article: 'la',
    headword: 'sobremesa',
    ipa: '[soβɾeˈmesa]',
    translation: 'беседа за столом после еды',
    example: ['La *sobremesa* duró hasta las seis.', 'Беседа за столом затянулась до шести.'],
  },
  mariposa: {
    language: 'es',
    article: 'la',
    headword: 'mariposa',
    ipa: '[maɾiˈposa]',
    translation: 'бабочка',
    example: ['Una *mariposa* se posó en la flor.', 'На цветок села бабочка.'],
  },
  madrugada: {
    language: 'es',
    article: 'la',
    headword: 'madrugada',
    ipa: '[maðɾuˈɣaða]',
    translation: 'предрассветные часы',
    example: ['Llegamos de *madrugada*.', 'Мы приехали под утро.'],
  },
  bursztyn: {
    language: 'pl',
    headword: 'bursztyn',
    ipa: '[ˈburʂtɨn]',
    translation: 'янтарь',
    example: ['Na plaży można znaleźć *bursztyn*.', 'На пляже можно найти янтарь.'],
  },
  zurawina: {
    language: 'pl',
    headword: 'żurawina',
    ipa: '[ʐuraˈvina]',
    translation: 'клюква',
    example: ['W lesie rośnie *żurawina*.', 'В лесу растёт клюква.'],
  },
  uitwaaien: {
    language: 'nl',
    headword: 'uitwaaien',
    ipa: '[ˈœytʋaːjə(n)]',
    translation: 'проветриться, погулять на ветру',
    example: ['Zullen we gaan *uitwaaien* aan zee?', 'Пойдём погуляем на ветру у моря?'],
  },
  gezellig: {
    language: 'nl',
    headword: 'gezellig',
    ipa: '[ɣəˈzɛləx]',
    translation: 'уютный, душевный',
    example: ['Wat een *gezellig* café!', 'Какое уютное кафе!'],
  },
  nisli: {
    language: 'ka',
    headword: 'ნისლი',
    ipa: '[nisli]',
    translation: 'туман',
    example: ['დილით ზღვაზე *ნისლი* იყო.', 'Утром на море был туман.'],
  },
} as const satisfies Record<string, Word>;
