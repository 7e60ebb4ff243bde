import type { SignPageReply } from '@mintline/core/signing'
import { z } from 'zod'

const id = z.int().min(0)
/** Longest text of a wallet, such as an error's. */
const text = z.string().max(10_000)

const failure = z.object({
  code: z.union([z.number(), text]).optional(),
  name: text.optional(),
  message: text,
  data: text.optional(),
})

const reply = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('connected'),
    address: z.string().max(100),
    wallet: text,
    versions: z.array(z.union([z.number(), z.literal('legacy')])).optional(),
  }),
  z.object({ type: z.literal('asking'), id }),
  z.object({ type: z.literal('answer'), id, result: z.unknown() }),
  z.object({ type: z.literal('failure'), id, failure }),
  z.object({ type: z.literal('declined') }),
])

/** Parses a reply from the page; undefined for anything else. */
export function parseReply(value: unknown): SignPageReply | undefined {
  return reply.safeParse(value).data
}
