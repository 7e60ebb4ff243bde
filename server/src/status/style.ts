/** Page style: light or dark like the reader's system, from 320 px width. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --ground: #f6f7f9; --card: #fff; --line: #dfe3e8; --text: #1a202c; --quiet: #5a6472; --link: #0b5cad;
  --good: #11734b; --bad: #b42318; --idle: #8a5a00;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #11151b; --card: #191f27; --line: #2c3540; --text: #e8ecf1; --quiet: #a2adba; --link: #7ab8ff;
    --good: #5fd39b; --bad: #ff8f85; --idle: #f0c060;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; padding: 2.5rem 1rem; background: var(--ground); color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
}
main { max-width: 46rem; margin: auto; display: grid; gap: 2rem; }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.2; }
h2 { margin: 0 0 .75rem; font-size: 1.125rem; }
p { margin: 0; }
a { color: var(--link); text-underline-offset: .2em; }
.quiet { color: var(--quiet); }
.card, dl { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; }
.card { padding: 1rem 1.25rem; }
.card + .card { margin-top: .75rem; }
.chain { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; font-weight: 600; }
.following { color: var(--good); } .failing { color: var(--bad); } .stopped { color: var(--idle); }
dl { margin: 0; display: grid; grid-template-columns: repeat(4, 1fr); gap: 1px; overflow: hidden; background: var(--line); }
dl div { background: var(--card); padding: 1rem 1.25rem; display: flex; flex-direction: column-reverse; }
dt { color: var(--quiet); font-size: .875rem; }
dd { margin: 0; font-size: 1.5rem; font-variant-numeric: tabular-nums; }
ul { margin: 0; padding: 0; list-style: none; display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; }
h3 { margin: 0; font-size: 1rem; }
#sign-in .card, #sign-in .user { display: grid; gap: .75rem; }
#sign-in .facts { grid-template-columns: 1fr; border-radius: .5rem; }
#sign-in .facts div { flex-direction: column; padding: .5rem .75rem; } #sign-in dd { font-size: 1rem; }
#sign-in .news { flex-direction: column; } #sign-in :is(.trouble, .done):empty { display: none; }
#sign-in [hidden] { display: none; }
#sign-in .buttons { display: flex; flex-wrap: wrap; gap: .5rem .75rem; }
#sign-in .subject { display: grid; gap: .5rem; } label { font-weight: 600; }
input {
  font: inherit; width: 100%; padding: .625rem .75rem; min-height: 2.75rem; border: 1px solid var(--quiet); border-radius: .5rem;
  background: var(--ground); color: var(--text);
}
dialog {
  max-width: min(28rem, calc(100% - 2rem)); padding: 1.25rem; border: 1px solid var(--line); border-radius: .75rem;
  background: var(--card); color: var(--text);
}
dialog[open] { display: grid; gap: .75rem; } dialog::backdrop { background: rgb(0 0 0 / .5); }
button {
  font: inherit; font-weight: 600; padding: .625rem 1rem; border: 1px solid var(--link); border-radius: .5rem;
  background: none; color: var(--link); cursor: pointer; min-height: 2.75rem;
}
button.dangerous { border-color: var(--bad); color: var(--bad); }
#sign-in[aria-busy] button { opacity: .6; cursor: default; }
:is(button, a, input):focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
footer { font-size: .875rem; }
@media (max-width: 36rem) { dl { grid-template-columns: 1fr 1fr; } }
`
