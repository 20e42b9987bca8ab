// Where a thread for one file of a site's code begins.
import { parentPort, workerData } from 'node:worker_threads'
import type { CodeRequest } from './io/code-messages.ts'
import { runCode } from './io/run-code.ts'

if (parentPort) void runCode(parentPort, workerData as CodeRequest)
