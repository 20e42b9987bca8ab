// `npm run bench -- --check`: checks the corpus cold and warm, compared with a full build of the same pages.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { putAside } from './bench-aside.js'
import { writeCorpus } from './bench-corpus.js'
import { measureNode } from './bench-process.js'

/** Runs the benchmark in `dir`. */
export async function benchCheck(root, dir, pages, runs) {
  writeCorpus(dir, pages)
  const docsite = join(root, 'bin/docsite.js')
  const check = () => measureNode([docsite, 'check', dir], { cwd: dir })
  const wholeBuild = () => measureNode([docsite, 'build', dir, '--quiet'], { cwd: dir })
  const forget = () => putAside(join(dir, '.docsite'))
  const cold = []
  const warm = []
  const build = []
  for (let run = 0; run < runs; run++) {
    forget()
    cold.push(await check())
    warm.push(await check())
    forget()
    putAside(join(dir, 'build'))
    build.push(await wholeBuild())
  }
  const touched = join(dir, 'docs/part-0/section-000/page-1.md')
  writeFileSync(touched, `${readFileSync(touched, 'utf8')}\nЕщё одна строка.\n`)
  return { pages, cold: median(cold), warm: median(warm), edit: await check(), build: median(build) }
}

/** The run with the median time. */
function median(runs) {
  return [...runs].sort((a, b) => a.seconds - b.seconds)[Math.floor(runs.length / 2)]
}

/** Formats the figures as lines. */
export function checkLines({ pages, cold, warm, edit, build }) {
  const line = (name, { seconds, cpu }) =>
    `  ${name.padEnd(16)}${seconds.toFixed(2)} s (CPU ${cpu.toFixed(2)} s)`
  return [
    `${pages} pages`,
    line('check cold', cold),
    line('check warm', warm),
    line('one page edited', edit),
    line('full build', build),
    '',
  ].join('\n')
}
