// Worker that searches sharded indexes.
import { answerCalls } from '../answer-calls.ts'
import { createEngine } from './engine.ts'

answerCalls(createEngine)
