// Runs a program, forwards signals to it and waits for it to end.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'

/** Returns the exit code of a program as a shell would report it. */
export function exitCodeOf(code, signal) {
  return signal ? 128 + (os.constants.signals[signal] ?? 0) : (code ?? 1)
}

/** Resolves with the exit code. `options.onOutput` receives the program's output as it arrives. */
export function runChild(command, args, { onOutput, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      ...options,
    })
    if (onOutput) {
      child.stdout.setEncoding('utf8').on('data', onOutput)
      child.stderr.setEncoding('utf8').on('data', onOutput)
    }
    const forward = forwardSignals(child)
    child.on('error', reject)
    child.on('close', (code, signal) => {
      forward.end()
      resolve(exitCodeOf(code, signal))
    })
  })
}

/**
 * Forwards termination signals to the child, which shuts down cleanly while we wait. When npm is
 * killed we get no signal; instead, our parent process changes, or the parent of the shell between
 * us.
 */
export function forwardSignals(child) {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  let stopped = false
  const pass = (signal) => {
    stopped = true
    child.kill(signal)
  }
  for (const signal of signals) process.on(signal, pass)
  const starters = startersOf()
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event && startersOf() !== starters) pass('SIGTERM')
  }, 500)
  return {
    /** Whether a signal came. */
    stopped: () => stopped,
    end() {
      clearInterval(watch)
      for (const signal of signals) process.off(signal, pass)
    },
  }
}

/**
 * Returns the ids of the processes that started us: npm, or npm and its shell. The parent of npm
 * does not count, because Kaban outlives the shell in which the command was typed.
 */
function startersOf() {
  try {
    const stat = fs.readFileSync(`/proc/${process.ppid}/stat`, 'utf8')
    const [name, rest] = [
      stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')')),
      stat.slice(stat.lastIndexOf(')') + 2),
    ]
    return /^(?:sh|ash|bash|dash|zsh)$/.test(name)
      ? `${process.ppid} ${rest.split(' ')[1]}`
      : `${process.ppid}`
  } catch {
    return `${process.ppid}`
  }
}
