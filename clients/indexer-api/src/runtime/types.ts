/** An operation's fields, as openapi-typescript declares them. */
interface Declared {
  parameters: { query?: unknown; path?: unknown }
  requestBody?: { content: { 'application/json': unknown } }
  responses: object
}

type Given<Fields> = [Fields] extends [undefined | never] ? unknown : NonNullable<Fields>

/** An operation's parameters: path, query, and the body by its name. */
export type InputOf<Of extends Declared, BodyName extends string = never> = Simplified<
  Given<Of['parameters']['path']> & Given<Of['parameters']['query']> & BodyOf<Of, BodyName>
>

type BodyOf<Of extends Declared, Name extends string> = undefined extends Of['requestBody']
  ? { [Field in Name]?: JsonOf<Of['requestBody']> }
  : { [Field in Name]: JsonOf<Of['requestBody']> }

type JsonOf<Body> =
  NonNullable<Body> extends { content: { 'application/json': infer Json } } ? Json : never

type Simplified<Type> = { [Key in keyof Type]: Type[Key] }

type ContentOf<Response> = Response extends { content: infer Content }
  ? Content[keyof Content]
  : undefined

type ResponseOf<Of extends Declared, Status> = Status extends keyof Of['responses']
  ? ContentOf<Of['responses'][Status]>
  : never

/** An operation's answer; undefined = it has none. */
export type AnswerOf<Of extends Declared> = ResponseOf<Of, 200 | 204>

/** Bodies of failures that an operation declares. */
export type FailureOf<Of extends Declared> = ResponseOf<Of, 400 | 404 | 500 | 'default'>
