// Before each test file: applies the JavaScript engine settings of a build. Like a build, a test run executes most code only a
// few times, and on two processors optimizing compilation would compete with it.
import { createEngine } from '../../cli/io/engine.ts'

createEngine('build').works()
