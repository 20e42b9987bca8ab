// Schemes that links may have: those of the web, and of applications that documentation links to. A list of allowed ones,
// because the handlers of some applications run what a URL says.

const WEB = ['http', 'https', 'mailto', 'tel']
const EDITORS =
  'vscode vscode-insiders vscodium cursor windsurf kiro zed jetbrains idea webstorm pycharm goland phpstorm clion rider rubymine txmt subl'
const CHATS =
  'slack msteams discord tg whatsapp viber skype zoommtg mattermost rocketchat matrix xmpp irc ircs sms callto sip sips facetime'
const NOTES = 'obsidian notion logseq evernote things zotero figma linear raycast postman claude'
const DEVELOPMENT =
  'git ssh svn github-mac github-windows x-github-client sourcetree gitkraken docker-desktop'
const TRANSFER =
  'ftp ftps sftp magnet ipfs ipns gemini gopher news nntp webcal geo bitcoin ethereum lightning nostr'
const STORES = 'market itms-apps spotify'

/** Schemes allowed in links of every site, in lower case. */
export const LINK_SCHEMES: ReadonlySet<string> = new Set([
  ...WEB,
  ...[EDITORS, CHATS, NOTES, DEVELOPMENT, TRANSFER, STORES].flatMap((names) => names.split(' ')),
])
