/** A custom error's arguments by name. */
export type RefusalArguments = Readonly<Record<string, string | bigint>>

/** A message without a full stop, or a function of the error arguments that returns one. */
export type RefusalSentence = string | ((args: RefusalArguments) => string)
