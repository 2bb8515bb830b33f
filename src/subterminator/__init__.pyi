from subterminator.domain.errors import ConfigurationError as ConfigurationError
from subterminator.domain.outcomes import Outcome as Outcome
from subterminator.domain.ports import ApprovalRequest as ApprovalRequest
from subterminator.domain.settings import AppConfig as AppConfig
from subterminator.wiring.api import cancel as cancel
from subterminator.wiring.api import cancel_async as cancel_async
from subterminator.wiring.brain import Brain as Brain
from subterminator.wiring.brain import BrainTask as BrainTask
from subterminator.wiring.options import CancelOptions as CancelOptions
from subterminator.wiring.runs import RunSummary as RunSummary

__version__: str
__all__: list[str]
