/** The faults of a simulation. The seed says which strike, where, when and for how long. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Ground, Joint } from './ground.ts'
import type { SimulatedMail } from './mail-server.ts'
import { failFsync, fillDisk, missingTracer, slowFsync } from './postgres-faults.ts'
import type { Random } from './random.ts'

export interface Fault {
  name: string
  /** Why it cannot strike on this machine; empty when it can. */
  leftOut(ground: Ground): string
  /** Strikes and heals again. */
  strike(ground: Ground, random: Random): Promise<void>
}

const always = () => ''
const joint = (ground: Ground, random: Random): Joint => random.pick(ground.joints)

/** Between the clients and a server, or between a server and the database. */
const proxy = (ground: Ground, random: Random) =>
  joint(ground, random)[random.pick(['front', 'back'] as const)]

const forAWhile = (random: Random, leastMs: number, mostMs: number) =>
  pause(leastMs + random.below(mostMs - leastMs))

const withoutMail = ({ mail }: Ground) => (mail ? '' : 'no mail is sent')

/** `begin` breaks the mail server or the network before it. */
function mailFault(name: string, begin: (mail: SimulatedMail, random: Random) => void): Fault {
  return {
    name,
    leftOut: withoutMail,
    async strike({ mail }, random) {
      if (mail) begin(mail, random)
      await forAWhile(random, 800, 2_500)
      mail?.heal()
    },
  }
}

export const faults: readonly Fault[] = [
  {
    name: 'server killed',
    leftOut: always,
    async strike(ground, random) {
      joint(ground, random).server.kill()
      await forAWhile(random, 500, 1_500)
    },
  },
  {
    name: 'database killed',
    leftOut: always,
    async strike({ postgres }, random) {
      await postgres.kill()
      await forAWhile(random, 50, 800)
      await postgres.startAgain()
    },
  },
  {
    name: 'backends terminated',
    leftOut: always,
    async strike(ground, random) {
      for (let count = 6; count > 0; count -= 1) {
        await terminateBackend(ground, random)
        await forAWhile(random, 20, 150)
      }
    },
  },
  {
    name: 'connections cut',
    leftOut: always,
    async strike(ground, random) {
      for (let count = 4; count > 0; count -= 1) {
        proxy(ground, random).cut()
        await forAWhile(random, 50, 250)
      }
    },
  },
  {
    name: 'answers lost',
    leftOut: always,
    async strike(ground, random) {
      for (let count = 6; count > 0; count -= 1) {
        proxy(ground, random).cutAtNextAnswer()
        await forAWhile(random, 50, 250)
      }
    },
  },
  {
    name: 'network slow',
    leftOut: always,
    async strike(ground, random) {
      await whileProxy(ground, random, (network) => network.delay(50 + random.below(400)))
    },
  },
  {
    name: 'network black hole',
    leftOut: always,
    async strike(ground, random) {
      await whileProxy(ground, random, (network) => network.silence())
    },
  },
  {
    name: 'network trickling',
    leftOut: always,
    async strike(ground, random) {
      await whileProxy(ground, random, (network) => network.trickle(20 + random.below(200)))
    },
  },
  {
    name: 'storage away',
    leftOut: always,
    async strike({ storage }, random) {
      await storage.fail(random)
      await forAWhile(random, 800, 2_000)
      await storage.heal()
    },
  },
  {
    name: 'clock stepped',
    leftOut: ({ joints }) =>
      joints[0].server.stepClock ? '' : 'libfaketime is not installed (apt-get install faketime)',
    async strike(ground, random) {
      const { stepClock } = joint(ground, random).server
      const hours = random.pick([-26, -2, 2, 26])
      stepClock?.(hours * 3_600 + random.below(600))
      await forAWhile(random, 1_200, 2_500)
      stepClock?.(0)
    },
  },
  {
    name: 'disk full',
    leftOut: ({ disk }) => (disk ? '' : 'only root can mount a small disk'),
    async strike({ disk, postgres }, random) {
      const free = fillDisk(disk ?? '')
      await forAWhile(random, 800, 2_000)
      free()
      await postgres.startAgain()
    },
  },
  {
    name: 'fsync slow',
    leftOut: missingTracer,
    async strike(ground, random) {
      await slowFsync(ground, 50 + random.below(250), 800 + random.below(1_000))
    },
  },
  {
    name: 'fsync failing',
    leftOut: missingTracer,
    async strike(ground, random) {
      await failFsync(ground, 800 + random.below(700))
      await ground.postgres.startAgain()
    },
  },
  mailFault('mail server away', (mail) => mail.goAway()),
  mailFault('mail server silent', (mail) => mail.network.silence()),
  mailFault('mail server slow', (mail, random) => mail.network.delay(100 + random.below(400))),
  mailFault('mail refused', (mail) => mail.refuse()),
  mailFault('mail answers lost', (mail) => mail.loseAnswers()),
]

async function whileProxy(
  ground: Ground,
  random: Random,
  begin: (network: Joint['front']) => void,
): Promise<void> {
  const network = proxy(ground, random)
  begin(network)
  await forAWhile(random, 800, 2_500)
  network.heal()
}

/** One that works, if there is one. */
async function terminateBackend({ owner }: Ground, random: Random): Promise<void> {
  const place = random.below(100)
  await owner
    .read((tx) =>
      tx.rows(
        `with found as (
           select pid, row_number() over (order by state = 'idle', pid) as place,
             nullif(count(*) filter (where state <> 'idle') over (), 0) as busy
           from pg_stat_activity where usename = 'kaban_app')
         select pg_terminate_backend(pid) from found
         where place = 1 + $1::int % coalesce(busy, 1)`,
        [place],
      ),
    )
    .catch(() => {})
}
