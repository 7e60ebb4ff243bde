import { answerCalls } from '#shared/lib/workerCalls.ts'
import { createMerkleService } from './merkleService.ts'

answerCalls(createMerkleService())
