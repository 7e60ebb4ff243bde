import * as z from 'zod/mini'

// The page's content policy forbids eval, which zod otherwise probes with its first schema; the
// blocked probe would be reported like an attack.
z.config({ jitless: true })

export { z }
