import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { CommandError } from '../errors/commandError.ts'
import type { Choice, Terminal, TextQuestion } from './question.ts'

/** Asks for text without moving the cursor: one line for the question, one for the answer. */
export async function askTextByLine(
  terminal: Terminal,
  { message, standard = '', problemOf }: TextQuestion,
  input: Readable,
): Promise<string> {
  const { output } = terminal
  output.info(standard === '' ? message : `${message} [${standard}]`)
  for (;;) {
    const answer = (await typedLine(terminal, input)) || standard
    const problem = problemOf?.(answer)
    if (problem === undefined) return answer
    output.info(problem)
  }
}

/** Asks for a choice in the same way, by number or label, and returns its index. */
export async function chooseByLine(
  terminal: Terminal,
  { message, labels }: Choice,
  input: Readable,
): Promise<number> {
  const lines = labels.map((label, index) => `  ${index + 1} ${label}`)
  terminal.output.info([message, ...lines].join('\n'))
  const indexOf = (typed: string) => {
    const answer = typed.trim().toLowerCase()
    return labels.findIndex((label, index) =>
      [String(index + 1), label.toLowerCase()].includes(answer),
    )
  }
  const problemOf = (typed: string) =>
    indexOf(typed) < 0 ? `Type a number from 1 to ${labels.length}` : undefined
  return indexOf(
    await askTextByLine(terminal, { message: 'Number', standard: '1', problemOf }, input),
  )
}

/** The terminal provides line editing; Ctrl-C arrives as a signal, Ctrl-D ends the input. */
function typedLine({ output, signal }: Terminal, input: Readable): Promise<string> {
  output.stderr.write('> ')
  const lines = createInterface({ input, signal })
  return new Promise((resolve, reject) => {
    const end = () => {
      if (!signal.aborted) output.stderr.write('\n')
      reject(new CommandError('INTERRUPTED', {}))
    }
    lines.once('close', end)
    lines.once('line', (line) => {
      lines.off('close', end).close()
      resolve(line)
    })
  })
}
