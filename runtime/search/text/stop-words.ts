// Stop words, and words typical of questions.

const STOP_WORDS: Readonly<Record<string, string>> = {
  ru: 'а без более бы был была были было быть в вам вас ведь весь во вот все всего всех вы где да даже для до его ее если есть еще же за здесь и из или им их к как какая какие какой ко когда кто ли либо между меня мне может мой мое мы на над надо наш не него нее нет ни них но ну о об однако он она они оно от перед по под после при про с сам себе себя сейчас со так такая такие такое такой там тебя то тогда того тоже только том тот ту ты у уж уже чего чей чем через что чтобы чье чья эта эти это этого этой этом этот эту я',
  en: 'a about all also am an and any are as at be been but by can could did do does else ever for from get got had has have he her him his how i if in into is it its just let like may me might most must my no nor not of off often on only or other our own said say says she should since so some than that the their them then there these they this to too us was we were what when where which while who whom why will with would yet you your',
}

/** Words that start a question, and words that occur in questions whatever they are about. */
const QUESTIONS: Readonly<Record<string, readonly [begin: string, general: string]>> = {
  ru: [
    'как какая какие какой каким какую где когда куда откуда зачем почему сколько кто кому чем что чего можно нужно нельзя ли',
    'делать делаю делает сделать сделаю можно нужно надо нельзя могу хочу найти находить находится искать посмотреть смотреть увидеть узнать понять написать получить работает работать используется использовать пользоваться означает значит бывает бывают происходит случится такое нужен нужна нужны',
  ],
  en: [
    'how what where when why which who can does do is are should',
    'make find see get use used using work works working want need know happens happen mean means possible do does',
  ],
}

const begins = new Map(
  Object.entries(QUESTIONS).map(([language, [words]]) => [language, new Set(words.split(' '))]),
)
const general = new Map(
  Object.entries(QUESTIONS).map(([language, words]) => [language, new Set(words.join(' ').split(' '))]),
)

/** Whether a query with these folded words is a question. */
export const isQuestion = (words: readonly string[], languages: readonly string[]): boolean =>
  languages.some((language) => begins.get(language)?.has(words[0] ?? ''))

/** Whether a folded word belongs to the phrasing of a question, not to its subject. */
export const isGeneral = (word: string, languages: readonly string[]): boolean =>
  languages.some((language) => general.get(language)?.has(word))

const listed = new Map(
  Object.entries(STOP_WORDS).map(([language, words]) => [language, new Set(words.split(' '))]),
)

/** Whether a folded word is a stop word in any of the languages. */
export const isStopWord = (word: string, languages: readonly string[]): boolean =>
  languages.some((language) => listed.get(language)?.has(word))
