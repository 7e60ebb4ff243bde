import type { ChainFamily, PlatformTerms } from '@mintline/core'
import { canAsk, type TypedInput } from '../output/confirm.ts'
import type { BaseContext } from '../runtime/baseContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { answerOf } from './answerOf.ts'
import { askForDrop } from './askForDrop.ts'
import type { ConfigKind } from './configKind.ts'
import type { DropAnswers } from './newConfig.ts'
import { platformOf } from './platformOf.ts'
import { readConfigAs } from './readConfigAs.ts'
import { writeNewConfig } from './writeNewConfig.ts'

/** Options for a new config. */
export interface InitOptions extends Partial<DropAnswers> {
  readonly force: boolean
}

/** How a kind of config is created. */
export interface NewConfigs<Config, Answers extends DropAnswers> {
  readonly kind: ConfigKind<Config>
  /** Returns default answers, given the collection's name if it is known. */
  defaultsOf(name?: string): Answers
  contentOf(answers: Answers, platform: PlatformTerms | undefined): object
  /** The chain's family, for the platform's fee. */
  readonly family: ChainFamily
}

/**
 * Prompts for missing answers on a terminal, and writes the config.
 *
 * @param input The user's input.
 * @throws INPUT_INVALID, FILE_NOT_WRITABLE, INTERRUPTED, and the errors of `platformOf`
 */
export async function writeAnswers<Config, Answers extends DropAnswers>(
  context: BaseContext,
  { force: _, ...given }: InitOptions,
  { kind, defaultsOf, contentOf, family }: NewConfigs<Config, Answers>,
  input: TypedInput,
): Promise<CommandResult> {
  const platform = platformOf(context, family)
  const problemOf = (key: keyof DropAnswers, answers: Answers) => {
    const now = BigInt(Math.floor(Date.now() / 1_000))
    const { problems } = readConfigAs(kind, JSON.stringify(contentOf(answers, platform)), now)
    return problems.find(({ path }) => answerOf(path) === key)?.message
  }
  const isAsked = canAsk(context.output, input) && !context.options.yes
  const answers = isAsked
    ? await askForDrop(context, given, { defaultsOf, problemOf }, input)
    : { ...defaultsOf(given.name), ...given }
  const content = contentOf(answers, platform)
  return (await writeNewConfig(context.configPath(), kind, content, { platform })).result
}
