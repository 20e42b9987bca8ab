// Before each file of tests: the engine is told what it is told for a build. A run of tests is like one, most code of it runs a few
// times, and on two processors there is nobody to optimize it meanwhile.
import { createEngine } from '../../cli/io/engine.ts'

createEngine('build').works()
