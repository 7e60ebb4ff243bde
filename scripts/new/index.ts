import { fileURLToPath } from 'node:url'
import { givenOptions } from '../../server/src/config/givenOptions.ts'
import { reportError } from '../../server/src/errors/reportError.ts'
import { run } from '../lib/run.ts'
import { writeRecipe } from './writeRecipe.ts'

const HELP = `Writes the files of a recipe in CONTRIBUTING.md and registers them. What it cannot know, tests ask for.

Usage: npm run new -- <recipe> [options]

  call <subject> <operationId>  call of the server, which begins as another one
    --like <operationId>        the other one
    --path <path>               below /marketplace/, it is a call of the marketplace
    --summary <words>           what it answers, without a full stop
    --description <words>       what callers have to know besides, without a full stop
    --tag <words>               group in the description; default: the other one's

  command <name>                command that reads a drop
    --description <sentence>
    --chain <chain>             solana (default), evm or aptos

  page <name>                   page of the console
    --collection                of a collection
    --title <words>
    --description <sentence>
    --question <sentence>       that people have on it, with --answer <sentence>
    --icon <name>               from lucide-react, for the main navigation

  error <package> <CODE>        error of core, solana, evm, aptos, assets, cli or server
    --topic <constant>          list of messages that it belongs to
    --message <words>           with values as {name} or {count:number}, without a full stop
    --explanation <sentence>    why it happens, and what to do; none for the server
    --kind <name>               of BY_KIND in clients/cli/src/exitCodes.ts, from which the exit code follows, or
                                of ANSWERS in server/src/errors/answers.ts, for callers; default: a failure

  --help                        show this text`

const FLAGS = ['help', 'collection']
const VALUES = [
  ...['like', 'path', 'summary', 'tag', 'description', 'chain', 'title', 'question', 'answer'],
  ...['icon', 'topic', 'message', 'explanation', 'kind'],
]

const root = fileURLToPath(new URL('../..', import.meta.url))

async function main(args: readonly string[]): Promise<void> {
  const { options, words } = givenOptions(args, { flags: FLAGS, values: VALUES })
  if (options.has('help') || words.length === 0) return console.log(HELP)
  const paths = writeRecipe(root, words, options)
  run('node_modules/.bin/biome', ['check', '--write', '--log-level=warn', ...paths], root)
  console.log(`${paths.join('\n')}\n\nCONTRIBUTING.md has what is left to do.`)
}

main(process.argv.slice(2)).catch(reportError)
