import { z } from 'zod';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { recipeCard } from '../recipes/recipes.ts';

export const DISCUSSION_CATEGORIES = [
  'General',
  'Equipment Tips',
  'Meal Planning',
  'Nutrition',
  'Techniques',
  'Kitchen Tips',
  'Seasonal',
  'Budget Cooking',
  'Special Diets',
] as const;
export type DiscussionCategory = (typeof DISCUSSION_CATEGORIES)[number];

export const TITLE_MAX = 200;
export const POST_MAX = 10_000;
const PAGE = 20;
/** Beyond this offset, lists must be read with the cursor. */
export const OFFSET_MAX = 10_000;

export const REPORT_REASONS = ['spam', 'rude', 'unsafe', 'off-topic', 'other'] as const;

/** Everybody sees shown posts. Held and hidden posts are visible to their author until a moderator has reviewed them. */
const postStatus = z.enum(['shown', 'held', 'hidden']);
export type PostStatus = z.infer<typeof postStatus>;

/** The author; "[deleted]" once the account is gone. */
export const author = z.object({ username: z.string(), isTeam: z.boolean() });

export const discussion = z.object({
  id: z.string(),
  title: z.string(),
  /** The full text; in lists only the beginning. */
  content: z.string(),
  category: z.enum(DISCUSSION_CATEGORIES),
  topics: z.array(z.string()),
  isPinned: z.boolean(),
  isLocked: z.boolean(),
  isEdited: z.boolean(),
  createdAt: z.iso.datetime(),
  viewCount: z.number().int(),
  replyCount: z.number().int(),
  likeCount: z.number().int(),
  userHasLiked: z.boolean(),
  userId: z.string().nullable(),
  user: author,
  status: postStatus,
  recipeId: z.string().nullable(),
});
export type Discussion = z.infer<typeof discussion>;

export const openedDiscussion = discussion.extend({ recipe: recipeCard.nullable() });
export type OpenedDiscussion = z.infer<typeof openedDiscussion>;

export const reply = z.object({
  id: z.string(),
  userId: z.string().nullable(),
  content: z.string(),
  createdAt: z.iso.datetime(),
  isEdited: z.boolean(),
  likes: z.number().int(),
  userHasLiked: z.boolean(),
  user: author,
  status: postStatus,
});
export type Reply = z.infer<typeof reply>;

const postId = z.string().regex(/^[1-9]\d{0,14}$/, 'There is no such post.');
const idParams = z.object({ id: postId });

const title = z
  .string()
  .trim()
  .min(1, 'Please fill in both title and content.')
  .max(TITLE_MAX, `A title can have at most ${TITLE_MAX} characters.`);
const content = z
  .string()
  .trim()
  .min(1, 'Please fill in both title and content.')
  .max(POST_MAX, 'A post can have at most 10,000 characters.');
const replyContent = z
  .string()
  .trim()
  .min(1, 'Please enter your reply.')
  .max(POST_MAX, 'A reply can have at most 10,000 characters.');
const topic = z.string().trim().toLowerCase().min(1).max(30);

export const listDiscussions = endpoint({
  method: 'GET',
  path: '/api/discussions',
  summary:
    'Discussions, pinned ones first, then newest; go on with the cursor, or with an offset near the top',
  access: 'optional',
  query: z.object({
    category: z.enum([...DISCUSSION_CATEGORIES, 'All']).optional(),
    topic: topic.optional(),
    limit: z.coerce.number().int().min(1).max(50).default(PAGE),
    offset: z.coerce
      .number()
      .int()
      .min(0)
      .max(OFFSET_MAX, 'That is too far down for an offset. Go on with the cursor.')
      .default(0),
    cursor: z
      .string()
      .regex(/^[01]\.[1-9]\d{0,14}$/, 'That cursor is not one of ours.')
      .optional(),
  }),
  response: z.object({ discussions: z.array(discussion), cursor: z.string().nullable() }),
});

export const getDiscussion = endpoint({
  method: 'GET',
  path: '/api/discussions/:id',
  summary: 'One discussion; opening it counts as a view, once a day for each reader',
  access: 'optional',
  params: idParams,
  response: openedDiscussion,
});

export const createDiscussion = endpoint({
  method: 'POST',
  path: '/api/discussions',
  summary: 'Start a discussion',
  access: 'user',
  body: z.object({ title, content, category: z.enum(DISCUSSION_CATEGORIES).default('General') }),
  response: discussion,
  status: 201,
});

export const updateDiscussion = endpoint({
  method: 'PATCH',
  path: '/api/discussions/:id',
  summary: 'Change a discussion of your own',
  access: 'user',
  params: idParams,
  body: z.object({
    title: title.optional(),
    content: content.optional(),
    category: z.enum(DISCUSSION_CATEGORIES).optional(),
  }),
  response: discussion,
});

export const deleteDiscussion = endpoint({
  method: 'DELETE',
  path: '/api/discussions/:id',
  summary: 'Delete a discussion of your own',
  access: 'user',
  params: idParams,
  response: done,
});

export const listReplies = endpoint({
  method: 'GET',
  path: '/api/discussions/:id/replies',
  summary: 'The replies, oldest first; go on with the cursor',
  access: 'optional',
  params: idParams,
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(100),
    cursor: postId.optional(),
  }),
  response: z.object({ replies: z.array(reply), cursor: z.string().nullable() }),
});

export const createReply = endpoint({
  method: 'POST',
  path: '/api/discussions/:id/replies',
  summary: 'Reply to a discussion',
  access: 'user',
  params: idParams,
  body: z.object({
    discussionId: postId.optional(),
    content: replyContent,
    parentReplyId: z.null().optional(),
  }),
  response: reply,
  status: 201,
});

export const updateReply = endpoint({
  method: 'PATCH',
  path: '/api/replies/:id',
  summary: 'Change a reply of your own',
  access: 'user',
  params: idParams,
  body: z.object({ content: replyContent }),
  response: reply,
});

export const deleteReply = endpoint({
  method: 'DELETE',
  path: '/api/replies/:id',
  summary: 'Delete a reply of your own',
  access: 'user',
  params: idParams,
  response: done,
});

/** Without a body it toggles. With one it sets the value, so that two tabs do not undo each other. */
const likeBody = z.object({ liked: z.boolean().optional() }).nullish();
export const liked = z.object({ isLiked: z.boolean(), likeCount: z.number().int() });

export const likeDiscussion = endpoint({
  method: 'POST',
  path: '/api/discussions/:id/like',
  summary: 'Like a discussion, or take that back',
  access: 'user',
  params: idParams,
  body: likeBody,
  response: liked,
});

export const likeReply = endpoint({
  method: 'POST',
  path: '/api/replies/:id/like',
  summary: 'Like a reply, or take that back',
  access: 'user',
  params: idParams,
  body: likeBody,
  response: liked,
});

const reportBody = z.object({
  reason: z.enum(REPORT_REASONS),
  note: z.string().trim().max(1_000).default(''),
});

export const reportDiscussion = endpoint({
  method: 'POST',
  path: '/api/discussions/:id/report',
  summary:
    'Tell the moderators about a discussion; reports of three trusted people hide it until they have looked',
  access: 'user',
  params: idParams,
  body: reportBody,
  response: done,
});

export const reportReply = endpoint({
  method: 'POST',
  path: '/api/replies/:id/report',
  summary:
    'Tell the moderators about a reply; reports of three trusted people hide it until they have looked',
  access: 'user',
  params: idParams,
  body: reportBody,
  response: done,
});

/** The discussion or its replies have changed; clients should load it again. */
export const discussionEvent = z.object({ type: z.enum(['open', 'changed']) });
export type DiscussionEvent = z.infer<typeof discussionEvent>;

export const followDiscussion = endpoint({
  method: 'GET',
  path: '/api/discussions/:id/events',
  summary: 'Changes of a discussion and its replies as they happen, as server-sent events',
  access: 'public',
  params: idParams,
  events: discussionEvent,
});

/** The recipe share form. The kitchen reads it; with ingredients it becomes a recipe that others can open. */
export const shareRecipe = endpoint({
  method: 'POST',
  path: '/api/community/recipes',
  summary: 'Share a recipe with everybody',
  access: 'user',
  body: z.object({
    title: z
      .string()
      .trim()
      .min(1, 'Give the recipe a title.')
      .max(TITLE_MAX, `A title can have at most ${TITLE_MAX} characters.`),
    description: z.string().trim().max(2_000, 'Keep the description under 2,000 characters.').default(''),
    ingredients: z.string().trim().max(20_000, 'That’s too long.').default(''),
    instructions: z.string().trim().max(40_000, 'That’s too long.').default(''),
    cookTime: z.string().trim().max(60, 'That’s too long.').default(''),
    difficulty: z.enum(['Easy', 'Medium', 'Hard']).default('Easy'),
  }),
  response: z.object({ discussion, recipeId: z.string().nullable() }),
  status: 201,
});
