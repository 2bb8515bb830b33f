"""Design B led by a model behind an OpenAI-compatible endpoint: the same conversation, another wire."""

from __future__ import annotations

from subterminator.core.ai.chat_model import ChatModel
from subterminator.mcp.ai_client import ModelClient


class ChatClient(ModelClient, ChatModel):
    """The client of design B behind such an endpoint."""
