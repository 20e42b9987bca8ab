// Entry point of a thread that runs one file of the site's own code.
import { parentPort, workerData } from 'node:worker_threads'
import type { CodeRequest } from './io/code-messages.ts'
import { runCode } from './io/run-code.ts'

if (parentPort) void runCode(parentPort, workerData as CodeRequest)
