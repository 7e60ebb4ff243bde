import { spawnSync } from 'node:child_process'
import { chmodSync, readFileSync } from 'node:fs'
import { expect } from 'chai'
import { BIN, Workplace } from './_command.ts'
import { address, keypair } from './_network.ts'

const PACKAGE: { name: string; version: string; files: string[] } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
)

describe('mintline', () => {
  it('prints help without arguments, and ends with 0', async () => {
    const { code, stdout } = await new Workplace().run([])
    expect(stdout).to.match(/^Usage: mintline \[options\] \[command\]\n/)
    expect(code).to.equal(0)
  })

  it('ends with 0 and without a message where its reader closes', () => {
    // Given a reader that ends before anything is written
    const command = `"${process.execPath}" "${BIN}" --help | true; echo "\${PIPESTATUS[0]}"`
    const { stdout, stderr } = spawnSync('bash', ['-c', command], { encoding: 'utf8' })
    expect(stderr).to.equal('')
    expect(stdout).to.equal('0\n')
  })

  it('ends with 2 for unknown input, as text or as one document', async () => {
    const workplace = new Workplace()
    const [command, option, fee, cluster, group, priority] = await Promise.all([
      workplace.run(['lunch']),
      workplace.jsonInside(['launch', '--priorityfee', '1']),
      workplace.jsonInside(['royalties', 'set', '--bps', 'many']),
      workplace.runInside(['show', '--cluster', 'main']),
      workplace.runInside(['phase']),
      workplace.runInside(['show', '--priority-fee', 'cheap']),
    ])
    expect(command).to.deep.equal({
      code: 2,
      stdout: '',
      stderr: [
        "error: unknown command 'lunch'",
        '(Did you mean launch?) (USAGE_INVALID)',
        'hint: mintline --help lists commands; mintline <command> --help shows examples.',
        '',
      ].join('\n'),
    })
    expect(priority.stderr).to.include(
      '--priority-fee takes off, auto or a whole number, not cheap',
    )
    expect(priority.code).to.equal(2)
    expect(option.code).to.equal(2)
    expect(option.data).to.have.nested.property('error.code', 'USAGE_INVALID')
    expect(fee.code).to.equal(2)
    expect(fee.data).to.have.nested.property(
      'error.message',
      '--bps takes a whole number, not many',
    )
    expect(cluster.code).to.equal(2)
    expect(cluster.stderr).to.contain('Allowed choices are localnet, devnet, testnet, mainnet')
    expect(group.code).to.equal(2)
    expect(group.stderr).to.contain('Usage: mintline phase [options] [command]')
  })

  it('writes a config to start from, and replaces none without --force', async () => {
    const workplace = new Workplace()
    workplace.writeKeypair('id.json', keypair('creator'))
    const options = ['--symbol', 'NEW', '--name', 'New drop', '--supply', '10', '--price', '1 SOL']
    const more = ['--base-uri', 'https://example.com/new/', '--keypair', 'id.json']
    const init = ['init', '--yes', '--config', 'new.json']
    const first = await workplace.run([...init, ...options, ...more])
    expect(first.stdout).to.equal(`Wrote ${workplace.path('new.json')}\nNext: mintline validate\n`)
    const written = JSON.parse(readFileSync(workplace.path('new.json'), 'utf8'))
    expect(written.$schema).to.equal(
      `https://unpkg.com/${PACKAGE.name}@${PACKAGE.version}/schema/drop.config.schema.json`,
    )
    expect(PACKAGE.files).to.include('schema')
    expect(written).to.deep.include({
      version: 2,
      symbol: 'NEW',
      items: { name: 'New drop #{}', uri: 'https://example.com/new/{}.json' },
      supply: { maxItems: 10 },
    })
    expect(written.money.receivers).to.equal(address('creator'))
    expect(written.phases).to.have.nested.property('0.price', '1 SOL')
    const treasury = ['--treasury', address('treasury')]
    const [again, forced, wrong] = [
      await workplace.jsonInside(init.concat(treasury)),
      await workplace.runInside(init.concat(treasury, '--force')),
      await workplace.jsonInside(['init', '--yes', '--price', 'cheap', ...treasury]),
    ]
    expect(again.code).to.equal(3)
    expect(again.data).to.have.nested.property('error.code', 'FILE_EXISTS')
    expect(forced.code).to.equal(0)
    expect(wrong.code).to.equal(3)
    expect(wrong.data).to.have.nested.property('error.context.problems[0].path', '--price')
  })

  it('completes commands and options in shells', async () => {
    const workplace = new Workplace()
    const [bash, zsh, fish, commands, options, evm] = await Promise.all([
      workplace.run(['completion', 'bash']),
      workplace.run(['completion', 'zsh']),
      workplace.run(['completion', 'fish']),
      workplace.run(['complete', '--', 'allowlist', '']),
      workplace.run(['complete', '--', 'claim', '--fund']),
      workplace.run(['complete', '--', 'evm', 'phases', '']),
    ])
    expect(bash.stdout).to.contain('complete -F')
    expect(zsh.stdout).to.contain('#compdef mintline')
    expect(fish.stdout).to.contain('complete -c mintline')
    expect(commands.stdout)
      .to.match(/^upsert\t/m)
      .and.match(/^proofs\t/m)
    expect(options.stdout).to.match(/^--fund-receivers\t/m)
    expect(evm.stdout)
      .to.match(/^list\t/m)
      .and.match(/^set\t/m)
  })

  it('completes in a bash without bash-completion', () => {
    // Given the command on the path of a shell without any settings
    const workplace = new Workplace()
    workplace.write('mintline', `#!/bin/sh\nexec "${process.execPath}" "${BIN}" "$@"\n`)
    chmodSync(workplace.path('mintline'), 0o755)
    const script = [
      'source <(mintline completion bash)',
      'COMP_WORDS=(mintline allowlist up)',
      'COMP_CWORD=2',
      '__mintline_complete 2>/dev/null',
      'echo "$COMPREPLY"',
    ]
    const { stdout, stderr } = spawnSync(
      'bash',
      ['--noprofile', '--norc', '-c', script.join('\n')],
      { env: { PATH: `${workplace.folder}:${process.env.PATH}` }, encoding: 'utf8' },
    )
    expect([stdout, stderr]).to.deep.equal(['upsert\n', ''])
  })
})
