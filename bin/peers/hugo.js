// Hugo with a bare layout: title, content, and lists of titles. It has no built-in search. Installed from system
// packages.
import { execFileSync } from 'node:child_process'
import { forBareLayout, placed } from './adapt.js'

const LAYOUT = (body) =>
  `<!doctype html>\n<html lang="ru">\n<head><meta charset="utf-8"><title>{{ .Title }}</title></head>\n<body>\n<h1>{{ .Title }}</h1>\n${body}\n</body>\n</html>\n`

export const hugo = {
  name: 'hugo',
  title: 'Hugo',
  detail: 'bare layout',
  search: 'none',
  packages: [],
  version: () => /v([\d.]+)/.exec(execFileSync('hugo', ['version'], { encoding: 'utf8' }))?.[1] ?? '',
  absent: 'hugo is not on the PATH (Debian and Ubuntu: apt install hugo)',
  files: (corpus) => {
    const { images: pictures, docs } = corpus
    return {
      'config.toml': 'baseURL = "https://docs.example.com/"\nlanguageCode = "ru"\ntitle = "Замер"\n',
      'layouts/_default/single.html': LAYOUT('{{ .Content }}'),
      'layouts/_default/list.html': LAYOUT(
        '{{ .Content }}\n<ul>{{ range .Pages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul>',
      ),
      ...placed('static', { docs: [], images: pictures }),
      ...Object.fromEntries(
        docs.map(({ path, text }) => [`content/${path === 'index.md' ? '_index.md' : path}`, adapt(text)]),
      ),
    }
  },
  build: () => ['hugo', ['--quiet']],
  edited: 'content/part-0/section-000/page-1.md',
  output: 'public',
  page: 'part-0/section-000/page-1/index.html',
  beside: /$^/,
}

/** In Hugo, attributes of code blocks are written in braces. */
function adapt(text) {
  return forBareLayout(text).replace(
    /^```(\w+) title="([^"]+)" \{([\d-]+)\}$/gm,
    '```$1 {title="$2" hl_lines=["$3"]}',
  )
}
