import { roomCalls } from '../../kit/calls.ts'
import type { usersContract } from '../contract.ts'

export const users = roomCalls<typeof usersContract>('users')
