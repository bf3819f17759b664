import { roomCalls } from '../../kit/calls.ts'
import type { testimonialsContract } from '../contract.ts'

export const testimonials = roomCalls<typeof testimonialsContract>('testimonials')
