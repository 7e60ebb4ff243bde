import { answered } from './answers.ts'

/** Messages about lines of recorded transactions and logs. */
export const LINE_MESSAGES = {
  LINES_NOT_READABLE: ({ path, reason }: { path: string; reason: string }) =>
    `The lines in ${path} cannot be read: ${reason}`,
  LINE_MALFORMED: answered(
    'badRequest',
    ({ line, problem }: { line: number; problem: string }) => `Line ${line} ${problem}`,
  ),
  LINE_WITHOUT_NODE: answered(
    'badRequest',
    ({ line, blockchain }: { line: number; blockchain: string }) =>
      `Line ${line} is of ${blockchain}, of which no node is known: name one in the setting nodes`,
  ),
  LINE_TOO_EARLY: answered(
    'badRequest',
    ({ line, place, blockchain, last }: EarlyLine) =>
      `Line ${line} is of ${place}, and lines of ${blockchain} are taken up to ${last} now: give it again later`,
  ),
  LINE_REPLACED: answered(
    'badRequest',
    ({ line, thing, fault }: { line: number; thing: string; fault: string }) =>
      `Line ${line} is of ${thing}, which ${fault}: the chain has replaced it, or it is of another network, or older than what the node keeps`,
  ),
}

interface EarlyLine {
  readonly line: number
  /** Such as `slot 12`. */
  readonly place: string
  readonly blockchain: string
  /** Last place up to which lines are accepted. */
  readonly last: number
}
