import { expect } from 'chai'
import type { CommandRun, Workplace } from '../../../clients/cli/test/_command.ts'
import { type OpenOptions, openVisit, type Visit } from './visit.ts'

/** The links of a page on this machine, as commands print them. */
const LINK = /http:\/\/127\.0\.0\.1:\d+\/#[\w-]+/g

/** A command that waits for a wallet in a browser. */
export interface SigningRun {
  /** The first link. */
  readonly link: string
  /** Waits for another link, after the page was closed. */
  nextLink: () => Promise<string>
  /** The command's end. */
  readonly ended: Promise<CommandRun>
  /** Everything on stderr so far. */
  readonly said: () => string
}

/** Starts a command with a wallet in a browser, and waits for its page's link. */
export async function startSigning(
  workplace: Workplace,
  args: readonly string[],
): Promise<SigningRun> {
  let said = ''
  const links: string[] = []
  const waiting: ((link: string) => void)[] = []
  const ended = workplace.run([...args, '--sign-in-browser'], {
    onStderr: (stderr) => {
      said = stderr
      const found = stderr.match(LINK) ?? []
      for (const link of found.slice(links.length)) {
        links.push(link)
        waiting.shift()?.(link)
      }
    },
  })
  let taken = 0
  const nextLink = () => {
    const link = links[taken]
    taken += 1
    if (link !== undefined) return Promise.resolve(link)
    const failed = ended.then(({ stderr }) => expect.fail(`The command has ended: ${stderr}`))
    return Promise.race([new Promise<string>((resolve) => waiting.push(resolve)), failed])
  }
  return { link: await nextLink(), nextLink, ended, said: () => said }
}

/** Opens a command's page with a wallet in the browser. */
export function openSignPage(
  link: string,
  prepare: NonNullable<OpenOptions['prepare']>,
  options: Omit<OpenOptions, 'prepare'> = {},
): Promise<Visit> {
  return openVisit(link, { prepare, ...options })
}

/** Connects the page's wallet. */
export async function connectOnPage({ page }: Visit, wallet: string): Promise<void> {
  await page.getByRole('button', { name: wallet }).click()
}

/** Agrees to the plan on the page. */
export async function agreeOnPage({ page }: Visit, wallet: string): Promise<void> {
  await page.getByRole('button', { name: `Sign in ${wallet}` }).click()
}
