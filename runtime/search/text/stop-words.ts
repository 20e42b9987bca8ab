// Words that say nothing of what a text is about.

const STOP_WORDS: Readonly<Record<string, string>> = {
  ru: 'а без более бы был была были было быть в вам вас ведь весь во вот все всего всех вы где да даже для до его ее если есть еще же за здесь и из или им их к как какая какие какой ко когда кто ли либо между меня мне может мой мое мы на над надо наш не него нее нет ни них но ну о об однако он она они оно от перед по под после при про с сам себе себя сейчас со так такая такие такое такой там тебя то тогда того тоже только том тот ту ты у уж уже чего чей чем через что чтобы чье чья эта эти это этого этой этом этот эту я',
  en: 'a about all also am an and any are as at be been but by can could did do does else ever for from get got had has have he her him his how i if in into is it its just let like may me might most must my no nor not of off often on only or other our own said say says she should since so some than that the their them then there these they this to too us was we were what when where which while who whom why will with would yet you your',
}

const listed = new Map(
  Object.entries(STOP_WORDS).map(([language, words]) => [language, new Set(words.split(' '))]),
)

/** Whether a folded word says nothing in one of the languages. */
export const isStopWord = (word: string, languages: readonly string[]): boolean =>
  languages.some((language) => listed.get(language)?.has(word))
