import { serve } from '#foundation/platform/server/http/serve.ts'
import { testimonialsContract } from '../shared/contract.ts'
import {
  countTestimonials,
  listTestimonials,
  publishTestimonial,
  rejectTestimonial,
} from './decide-testimonial.ts'
import {
  readMyTestimonials,
  takeBackAmount,
  withdrawTestimonial,
  writeTestimonial,
} from './write-testimonial.ts'

export const testimonialsRoutes = serve(testimonialsContract, {
  mine: readMyTestimonials,
  write: writeTestimonial,
  withdraw: withdrawTestimonial,
  takeBackAmount,
  adminList: listTestimonials,
  adminCount: countTestimonials,
  publish: publishTestimonial,
  reject: rejectTestimonial,
})
