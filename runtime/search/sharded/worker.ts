// The thread that searches in shards.
import { answerCalls } from '../answer-calls.ts'
import { createEngine } from './engine.ts'

answerCalls(createEngine)
