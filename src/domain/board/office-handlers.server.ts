// Office handlers: boards, questions and consultations.
import type { Handlers } from '#platform/wire/invoke.server.ts'
import {
  answerConsultation,
  consultation,
  consultations,
  exportConsultations,
  updateConsultation,
} from './consultations.server.ts'
import type { boardOfficeCalls } from './office-calls.ts'
import { createBoard, orderBoards, ownBoards, updateBoard } from './own-boards.server.ts'
import { previewPost } from './preview.server.ts'
import { answerQuestion, exportQuestions, question, questions } from './questions.server.ts'
import { boards, createPost, orderPosts, post, posts, updatePost } from './staff-posts.server.ts'

export const boardOfficeHandlers: Handlers<typeof boardOfficeCalls> = {
  boards,
  ownBoards,
  createBoard,
  updateBoard,
  orderBoards,
  posts,
  post,
  previewPost,
  createPost,
  updatePost,
  orderPosts,
  questions,
  exportQuestions,
  question,
  answerQuestion,
  consultations,
  exportConsultations,
  consultation,
  updateConsultation,
  answerConsultation,
}
