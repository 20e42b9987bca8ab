// Languages of code blocks: the names that authors write, and their grammars. Grammars are registered when a block first needs
// them. Common ones are bundled with the program; the others of the library are loaded on demand.

import { createRequire } from 'node:module'
import bash from 'refractor/bash'
import batch from 'refractor/batch'
import c from 'refractor/c'
import { refractor, type Syntax } from 'refractor/core'
import cpp from 'refractor/cpp'
import csharp from 'refractor/csharp'
import css from 'refractor/css'
import diff from 'refractor/diff'
import docker from 'refractor/docker'
import go from 'refractor/go'
import graphql from 'refractor/graphql'
import groovy from 'refractor/groovy'
import hcl from 'refractor/hcl'
import http from 'refractor/http'
import ini from 'refractor/ini'
import java from 'refractor/java'
import javascript from 'refractor/javascript'
import json from 'refractor/json'
import json5 from 'refractor/json5'
import jsx from 'refractor/jsx'
import kotlin from 'refractor/kotlin'
import less from 'refractor/less'
import lua from 'refractor/lua'
import makefile from 'refractor/makefile'
import markdown from 'refractor/markdown'
import markup from 'refractor/markup'
import nginx from 'refractor/nginx'
import perl from 'refractor/perl'
import php from 'refractor/php'
import plsql from 'refractor/plsql'
import powershell from 'refractor/powershell'
import promql from 'refractor/promql'
import properties from 'refractor/properties'
import protobuf from 'refractor/protobuf'
import python from 'refractor/python'
import r from 'refractor/r'
import regex from 'refractor/regex'
import ruby from 'refractor/ruby'
import rust from 'refractor/rust'
import scala from 'refractor/scala'
import scss from 'refractor/scss'
import sql from 'refractor/sql'
import swift from 'refractor/swift'
import systemd from 'refractor/systemd'
import toml from 'refractor/toml'
import tsx from 'refractor/tsx'
import typescript from 'refractor/typescript'
import yaml from 'refractor/yaml'
import { own } from '../../../runtime/model/own.ts'
import { suggest } from '../../text/suggest.ts'
import { lpe } from './lpe.ts'

const COMMON: readonly Syntax[] = [
  bash,
  batch,
  c,
  cpp,
  csharp,
  css,
  diff,
  docker,
  go,
  graphql,
  groovy,
  hcl,
  http,
  ini,
  java,
  javascript,
  json,
  json5,
  jsx,
  kotlin,
  less,
  lpe,
  lua,
  makefile,
  markdown,
  markup,
  nginx,
  perl,
  php,
  plsql,
  powershell,
  promql,
  properties,
  protobuf,
  python,
  r,
  regex,
  ruby,
  rust,
  scala,
  scss,
  sql,
  swift,
  systemd,
  toml,
  tsx,
  typescript,
  yaml,
]

/** Names for text without a grammar. */
const PLAIN = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'none', 'ascii', 'output', 'raw'])

/** Names in use that the library does not know, or knows only in a file of another name. */
const ALIASES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    bash: 'sh shell zsh ksh shellscript terminal curl',
    batch: 'bat cmd',
    cpp: 'c++ cc cxx h hpp hxx',
    csharp: 'c#',
    hcl: 'terraform tf hocon',
    ini: 'cfg conf config env dotenv',
    javascript: 'mjs cjs node',
    json: 'jsonc jsonl ndjson geojson',
    kotlin: 'kts',
    makefile: 'make mk',
    markdown: 'mdx',
    markup: 'vue svelte xhtml xsl xslt wsdl xsd',
    plsql: 'oracle',
    powershell: 'ps ps1 pwsh',
    protobuf: 'proto',
    rust: 'rs',
    diff: 'patch',
    go: 'golang',
    sql: 'postgresql postgres pgsql psql plpgsql mysql mariadb sqlite tsql mssql clickhouse hql hiveql',
    typescript: 'mts cts',
    properties: 'props',
    python: 'python3 ipython',
    systemd: 'service',
    nginx: 'nginxconf',
    // Languages loaded on demand, by the library's aliases and a few more.
    antlr4: 'g4',
    apacheconf: 'apache htaccess',
    arduino: 'ino',
    armasm: 'arm-asm',
    arturo: 'art',
    asciidoc: 'adoc',
    avisynth: 'avs',
    'avro-idl': 'avdl',
    awk: 'gawk',
    bbcode: 'shortcode',
    bnf: 'rbnf',
    bsl: 'oscript',
    cfscript: 'cfc',
    cilkc: 'cilk-c',
    cilkcpp: 'cilk cilk-cpp',
    coffeescript: 'coffee',
    concurnas: 'conc',
    cshtml: 'razor',
    django: 'jinja2 jinja j2',
    'dns-zone-file': 'dns-zone',
    dot: 'gv graphviz',
    ejs: 'eta',
    'excel-formula': 'xls xlsx',
    gettext: 'po',
    gml: 'gamemakerlanguage',
    gn: 'gni',
    'go-module': 'go-mod',
    handlebars: 'hbs mustache',
    haskell: 'hs',
    idris: 'idr',
    ignore: 'gitignore hgignore npmignore',
    kumir: 'kum',
    latex: 'context tex',
    lilypond: 'ly',
    'linker-script': 'ld',
    lisp: 'elisp emacs emacs-lisp',
    moonscript: 'moon',
    n4js: 'n4jsd',
    naniscript: 'nani',
    objectivec: 'objc obj-c objective-c',
    openqasm: 'qasm',
    pascal: 'objectpascal',
    pcaxis: 'px',
    peoplecode: 'pcode',
    'plant-uml': 'plantuml',
    powerquery: 'mscript pq',
    purebasic: 'pbfasm',
    purescript: 'purs',
    qsharp: 'qs',
    racket: 'rkt',
    renpy: 'rpy',
    rescript: 'res',
    robotframework: 'robot',
    'shell-session': 'sh-session shellsession console',
    sml: 'smlnj',
    solidity: 'sol',
    'solution-file': 'sln',
    sparql: 'rq',
    supercollider: 'sclang',
    't4-cs': 't4',
    tremor: 'trickle troy',
    turtle: 'trig',
    typoscript: 'tsconfig',
    unrealscript: 'uc uscript',
    uri: 'url',
    'visual-basic': 'vb vba',
    'web-idl': 'webidl',
    wolfram: 'mathematica nb wl',
    xeora: 'xeoracube',
  }).flatMap(([grammar, names]) => names.split(' ').map((name) => [name, grammar])),
)

/** Syntax by each of the library's names for it. */
const SYNTAX: ReadonlyMap<string, Syntax> = new Map(
  COMMON.flatMap((syntax) => [syntax.displayName, ...(syntax.aliases ?? [])].map((name) => [name, syntax])),
)

/** Names of common languages: rare ones resemble too many other words. */
const COMMON_ALIASES: readonly string[] = Object.entries(ALIASES).flatMap(([name, grammar]) =>
  SYNTAX.has(grammar) ? [name] : [],
)

/** Entry points of the library that are not languages, and diagrams, which are drawn instead of highlighted. */
const NO_LANGUAGE = new Set(['all', 'core', 'mermaid'])
const missing = new Set<string>()

/** The site's own language names, and the languages they are highlighted as. */
export type LanguageAliases = Readonly<Record<string, string>>

/** The grammar name for a language; null for plain text, undefined if unknown. */
export function grammarOf(written: string, aliases: LanguageAliases = {}): string | null | undefined {
  const language = own(aliases, written)?.toLowerCase() ?? written
  if (PLAIN.has(language)) return null
  if (isRegistered(language)) return language
  const name = own(ALIASES, language) ?? language
  const syntax = SYNTAX.get(name) ?? load(name)
  if (!syntax) return name.startsWith('diff-') ? grammarOf('diff') : undefined
  refractor.register(syntax)
  return isRegistered(name) ? name : syntax.displayName
}

/** Suggestion for an unknown language name; undefined for short names, which resemble everything. */
export function nearestLanguage(name: string): string | undefined {
  if (name.length < 4) return undefined
  return suggest(
    name,
    [...SYNTAX.keys(), ...COMMON_ALIASES].filter(({ length }) => length > 2),
  )
}

/** The library stores functions of its own among the languages. */
function isRegistered(name: string): boolean {
  return typeof own<unknown>(refractor.languages, name) === 'object'
}

/** Loads a language that is not bundled: from the file next to the bundle, or from the library itself. */
function load(name: string): Syntax | undefined {
  if (missing.has(name) || NO_LANGUAGE.has(name) || !/^[a-z0-9][a-z0-9-]*$/.test(name)) return undefined
  const require = createRequire(import.meta.url)
  const others = opened<Readonly<Record<string, Syntax>>>(require, './languages.cjs') ?? {}
  const found =
    own(others, name) ?? opened<{ readonly default?: Syntax }>(require, `refractor/${name}`)?.default
  if (!found) missing.add(name)
  return found
}

function opened<Module>(require: NodeJS.Require, path: string): Module | undefined {
  try {
    return require(path) as Module
  } catch {
    // Neither the bundle nor the library is available, or it does not have this language.
    return undefined
  }
}
