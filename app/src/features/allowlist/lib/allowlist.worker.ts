import { answerCalls } from '#shared/lib/workerCalls.ts'
import { createAllowlistService } from './allowlistService.ts'

answerCalls(createAllowlistService())
