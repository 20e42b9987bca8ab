// The thread that searches in lunr indexes.
import { answerCalls } from '../answer-calls.ts'
import { createEngine } from './engine.ts'

answerCalls(createEngine)
