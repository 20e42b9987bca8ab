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
const PLAIN = new Set([
  '',
  'text',
  'txt',
  'plain',
  'plaintext',
  'none',
  'ascii',
  'output',
  'stdout',
  'stderr',
  'tree',
  'raw',
])

/** Names in use that the library does not know, or knows only in a file of another name. */
const ALIASES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    bash: 'sh shell zsh ksh fish shellscript terminal curl',
    batch: 'bat cmd',
    cpp: 'c++ cc cxx h hpp hxx cuda cu',
    csharp: 'c#',
    css: 'postcss',
    graphql: 'gql',
    hcl: 'terraform tf tfvars hocon',
    ini: 'cfg conf config env dotenv',
    javascript: 'mjs cjs node nodejs',
    json: 'jsonc jsonl ndjson geojson',
    kotlin: 'kts',
    makefile: 'make mk',
    markdown: 'mdx',
    markup: 'vue svelte astro xhtml dtd xsl xslt wsdl xsd',
    perl: 'pl',
    plsql: 'oracle',
    powershell: 'ps ps1 pwsh',
    promql: 'logql metricsql',
    protobuf: 'proto',
    regex: 'regexp',
    rust: 'rs',
    diff: 'patch',
    go: 'golang',
    sql: 'postgresql postgres pgsql psql plpgsql mysql mariadb sqlite tsql mssql clickhouse hql hiveql',
    typescript: 'mts cts',
    properties: 'props',
    python: 'python3 py3 ipython pycon starlark bazel bzl',
    systemd: 'service',
    nginx: 'nginxconf',
    yaml: 'k8s kubernetes helm openapi swagger',
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
    clojure: 'clj cljs',
    coffeescript: 'coffee',
    concurnas: 'conc',
    cshtml: 'razor',
    django: 'jinja2 jinja j2',
    'dns-zone-file': 'dns-zone dns bind',
    dot: 'gv graphviz',
    ejs: 'eta',
    elixir: 'ex exs',
    erlang: 'erl',
    'excel-formula': 'xls xlsx',
    fsharp: 'fs f#',
    gettext: 'po pot',
    gml: 'gamemakerlanguage',
    gn: 'gni',
    'go-module': 'go-mod',
    handlebars: 'hbs mustache',
    haskell: 'hs',
    idris: 'idr',
    ignore: 'gitignore hgignore npmignore',
    julia: 'jl',
    kumir: 'kum',
    latex: 'context tex bibtex',
    lilypond: 'ly',
    'linker-script': 'ld',
    lisp: 'el elisp emacs emacs-lisp',
    matlab: 'octave',
    moonscript: 'moon',
    n4js: 'n4jsd',
    naniscript: 'nani',
    nasm: 'asm',
    objectivec: 'objc obj-c objective-c',
    ocaml: 'ml',
    openqasm: 'qasm',
    pascal: 'delphi objectpascal',
    pcaxis: 'px',
    peoplecode: 'pcode',
    'plant-uml': 'plantuml puml',
    powerquery: 'mscript pq',
    purebasic: 'pbfasm',
    purescript: 'purs',
    qsharp: 'qs',
    racket: 'rkt',
    renpy: 'rpy',
    rescript: 'res',
    rest: 'rst restructuredtext',
    robotframework: 'robot',
    scheme: 'scm',
    'shell-session': 'sh-session bash-session shellsession console session',
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
    verilog: 'sv systemverilog',
    'visual-basic': 'vb vba',
    wasm: 'wat',
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
