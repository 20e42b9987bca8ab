// Worker that searches lunr indexes.
import { answerCalls } from '../answer-calls.ts'
import { createEngine } from './engine.ts'

answerCalls(createEngine)
